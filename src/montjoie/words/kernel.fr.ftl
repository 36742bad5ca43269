# Demander et répondre
not-asked = Rien n'est demandé à { $seat } en ce moment.
chance-not-asked = Il n'y a rien à lancer ni à piocher en ce moment.
seat-unknown = Il n'y a pas de place { $seat } à cette table.
match-over = La partie est finie ; { $seat } ne peut plus répondre.
stale = La partie a avancé depuis que cette décision a été demandée à { $seat }.
answer-malformed = Cette réponse n'a pas la bonne forme. Il faut { $form }, par exemple { $example }.
not-offered = « { $answer } » ne peut pas être choisi ici ; possible : { $offered }.
named-twice = La même chose est nommée deux fois : { $answer }.
wrong-number = Parmi { LE($of) }, choisissez-en { $bounds ->
    [exact] exactement { $high }
    [most] { $high } au plus
   *[between] de { $low } à { $high }
  }, et non { $given }.
too-many-legs = { $piece } : { $high } étapes au plus, et non { $given }.
form-one_of = une des possibilités, comme un texte
form-subset = une liste de possibilités
form-amount = un nombre entier
form-ordering = la liste de toutes les choses dans un ordre
form-allocation = un objet qui dit combien de chaque chose
form-assignment = un objet qui donne à chaque endroit son choix
form-branch = un choix comme un texte, ou un objet avec un choix et ce qu'il demande
form-pose = un objet avec l'endroit et l'orientation (millièmes de pouce, centièmes de degré)
form-path = une liste d'étapes, chacune un pivot et une avance (centièmes de degré, millièmes de pouce)
form-document = un document JSON
out-of-bounds = Donnez un nombre de { $low } à { $high }, et non { $given }.
not-an-order = Un ordre doit nommer une fois chacun de : { $items }.
bin-overdrawn = { $bin } : au plus { $high }, et non { $given }.
stock-exceeded = « { $value } » sert { $given } fois ; il n'y en a que { $high }.
slots-empty = Reste à remplir : { $slots }.
branch-unfinished = « { $option } » demande une réponse à son tour, par exemple { $example }.
branch-not-one = Choisissez exactement une possibilité, par exemple { $example }, et non { $given }.
off-table = L'endroit { INCHES($x) }, { INCHES($y) } n'est pas sur la table, qui mesure { INCHES($width) } sur { INCHES($depth) }.
chance-impossible = Ce résultat ne peut pas sortir : { $outcome }.
undo-nothing = { $seat } n'a aucune réponse à reprendre.
undo-revealed = { $seat } ne peut pas reprendre cette réponse : quelque chose a été révélé ou tiré au sort depuis.
undo-answered = { $seat } ne peut pas reprendre cette réponse : { $other } a répondu depuis.
notation-word = « { $word } » est illisible ici ; les mots avec espaces ou signes se mettent entre guillemets.
notation-pair = « { $word } » devrait s'écrire NOM=VALEUR.
notation-number = « { $word } » n'est pas un nombre entier.
notation-pose = « { $word } » devrait s'écrire X,Y@ORIENTATION.
notation-path = « { $word } » devrait s'écrire ANGLE/AVANCE@PIVOT.
notation-document = « { $word } » ne se lit pas comme du JSON.

numbered-seat = Joueur { $number }

# Mise en place
option-bad = Cette option est inutilisable : { misfit }.
seats-type = Les places sont un nombre ou une liste de noms, pas { $given }.
seats-number = Ce jeu compte { $allowed } places, pas { $given }.
seats-names = Les places ont des noms distincts et non vides ; « chance » et « undo » sont réservés.
seed-bad = { $given } n'est pas une graine : donnez un nombre entier ou un texte court.
game-unknown = Il n'y a pas de jeu { $given } ; connus : { $known }.
bot-unknown = Il n'y a pas de robot { $given } pour ce jeu ; connus : { $known }.

# Documents
not-json = Ce n'est pas du JSON : { $detail }.
position-bad = Cela ne convient pas à une position : { misfit }.
position-game = Cette position est du jeu { $given }, pas de { $expected }.
number-endless = Ce nombre est trop grand : { $given }.
moment-unknown = Il n'y a pas de moment { $given } ; connus : { $known }.
names-nobody = Il n'y a rien de ce nom ici : { $given }.
cannot-run = La partie ne peut pas continuer d'ici : { $detail }.
result-bad = Un résultat classe une fois chacun de { $seats }, et ne laisse aucune étape à jouer.
all-sealed = Toutes les réponses scellées sont données ; il doit rester au moins une place à répondre.
record-bad = Cela ne convient pas à un enregistrement : { misfit }.
record-no-snapshot = L'enregistrement n'a pas d'instantané d'où continuer.
seed-hash = La graine n'est pas celle dont l'empreinte a été publiée.
drift-refused = L'entrée { $input } n'est plus possible (enregistrée sous la version de règles { $recorded }) : { $reason }
drift-digest = Après l'entrée { $input } la partie n'est plus celle enregistrée (version de règles { $recorded }) : attendu { $expected }, trouvé { $found }.

# Événements
event-game-over = La partie est finie, { $reason } : { $winners } { MANY($winners) ->
    [other] se partagent la victoire
   *[one] l'emporte
  }{ $tie ->
    [none] {""}
   *[other] , { $tie }
  }.{ $scores ->
    [none] {""}
   *[other] {" "}Scores — { $scores }.
  }
event-time-up = Temps écoulé pour { $seat } : ce qui suit a été choisi d'office.
event-undone = { $seat } reprend une réponse{ $question ->
    [none] .
   *[other] {" "}(« { $question } »).
  }
ask-order-uses = Mettez en ordre vos effets de ce moment.
ask-react = Réagir, ou passer.

# Ce qui ne convient pas, dans les documents et les options
misfit = { $form-id ->
    [misfit-type] il faut { EITHER($expected) }, or voici { EITHER($got) }
    [misfit-length] il faut { EITHER($expected) } de longueur { $bound }
    [misfit-shortest] il faut { EITHER($expected) } de longueur { $bound } au moins
    [misfit-longest] il faut { EITHER($expected) } de longueur { $bound } au plus
    [misfit-least] il faut { $bound } au moins
    [misfit-most] il faut { $bound } au plus
    [misfit-above] il faut plus de { $bound }
    [misfit-below] il faut moins de { $bound }
    [misfit-form] il faut { $wanted }
    [misfit-pattern] il faut un texte de la forme { $pattern }
    [misfit-value] « { $given } » n'est aucune des valeurs possibles ici{ $values ->
        [none] {""}
       *[other] {" "}({ $values })
      }
    [misfit-missing] il manque le champ « { $field } »
    [misfit-unknown] il n'existe pas de champ « { $field } » ici
   *[misfit-other] c'est illisible
  }
form-id = un identifiant (une lettre sans accent, puis des lettres, des chiffres ou « _ »)
form-pack-id = deux identifiants en minuscules autour d'une barre oblique, comme base/throne
form-colour = une couleur, comme #aa3300
form-rule = l'identifiant d'une règle, comme THR-BAT-01
type-int = un nombre entier
type-float = un nombre
type-str = un texte
type-bool = vrai ou faux
type-null = null
type-array = une liste
type-object = un objet

# Paquets de contenu
pack-not-json = Ce fichier n'est pas lisible comme JSON : { $reason }.
pack-missing-field = Il manque le champ « { $field } ».
pack-unknown-field = Il n'existe pas de champ « { $field } » ici.
pack-bad-field = Attendu : { EITHER($expected) } ; trouvé : { EITHER($got) }.
pack-bad-value = Cette valeur n'est pas permise : { misfit }.
pack-unknown-id = « { $id } » n'est pas défini dans { $file } ; l'identifiant le plus proche y est « { $near } ».
pack-repeated-id = « { $id } » figure ici plus d'une fois.
pack-two-names = « { $id } » porte un autre nom ailleurs dans le paquet.
pack-file-missing = Il manque au paquet le fichier { $file }.
pack-file-unlisted = Le manifeste ne cite pas { $file }, nécessaire aux paquets de ce jeu.
pack-file-unknown = { $file } n'est pas un fichier des paquets de ce jeu.
pack-other-game = Ce paquet est du jeu { $game }, non de { $expected }.

# Sommes
sum-of-parts = { $parts } = { $total }
part-base = { $source } { $value }
part-add = { $source } { $value }
part-replace = { $source } : { $value } à la place
part-cap = { $source } : au plus { $value }
part-floor = { $source } : au moins { $value }
