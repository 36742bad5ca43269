# Missions secrètes et libres
ask-choose-mission = Choisissez votre mission pour ce round ; elle est posée face cachée.
ask-name-for-mission = Votre mission demande un nom : choisissez l'objectif ou l'unité ennemie.
ask-exchange-mission = Échangez votre mission de ce round avec une de votre main, ou gardez-la.
ask-swap-mission = Choisissez la mission libre que la nouvelle remplace.
gather_secrets = une mission à la place de l'effet de la zone
event-mission-deck-shuffled = Les missions sont mélangées.
event-missions-drawn = { $player } pioche des missions.
event-mission-chosen = { $player } pose une mission face cachée.
event-mission-shown = { $player } révèle une mission : { $card }.
event-mission-discarded = Une mission quitte la partie : { $card }.
event-open-mission-drawn = Une mission est libre pour tous : { $card }.
event-mission-named = { $card } : { $player } nomme { $name }.
