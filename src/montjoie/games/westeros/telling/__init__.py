"""What is told beside the rules: dice and chances before a decision, ways, zones of control."""

from montjoie.games.westeros.telling import questions as questions
