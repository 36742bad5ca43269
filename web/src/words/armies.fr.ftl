# Listes d'armée de tout jeu.
army-builder = Créateur d'armée
army-builder-open = Ouvrir le créateur d'armée
army-list = La liste
army-catalogue = Cartes que l'on peut prendre
army-faction = Faction
army-size = Taille
army-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
army-name = Nom
army-cost = Points dépensés
army-cost-of = { $n } points sur { $size }
army-card = Carte
army-drop = Retirer { $card }
army-take = Prendre { $card }
army-too-dear = Plus assez de points
army-legal = Cette armée est légale.
army-start-from = Partir
army-samples = D'une armée toute faite…
army-save = Enregistrer
army-saved = « { $name } » est enregistrée dans ce navigateur.
army-share = Copier le lien
army-new = Recommencer
army-mine = Mes armées
army-none-saved = Aucune dans ce navigateur pour l'instant.
army-exchange = Importer et exporter
army-link = Lien
army-text = En texte
army-copy-text = Copier le texte
army-copy-yourself = La copie n'est pas permise ici ; le lien est plus bas.
army-download = Télécharger en JSON
army-import = Une liste en texte ou en JSON
army-take-in = Importer
army-imported = La liste a été lue.
army-unreadable = Ce n'est pas une liste d'armée.
army-choose = Choisissez une armée
army-build = Créer ma propre armée
army-change = Modifier cette armée
army-back = Retour aux armées
army-of = Armée : { $seat }
army-at-table = Choisie à la table
army-find = Chercher par nom
army-affordable = Seulement ce que les points permettent
army-begin = Rien de choisi encore : prenez quelque chose au catalogue, ou partez d’une armée toute faite.
army-print = Imprimer
army-taken = déjà dans la liste
