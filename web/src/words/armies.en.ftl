# Army lists of any game.
army-builder = Army builder
army-builder-open = Open the army builder
army-list = The list
army-catalogue = Cards that could be taken
army-faction = Faction
army-size = Size
army-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
army-name = Name
army-cost = Points spent
army-cost-of = { $n } of { $size } points
army-card = Card
army-drop = Remove { $card }
army-take = Take { $card }
army-too-dear = Not enough points left
army-legal = This army is legal.
army-start-from = Start from
army-samples = A sample army…
army-save = Save
army-saved = “{ $name }” is saved in this browser.
army-share = Copy the link
army-new = Start anew
army-mine = My armies
army-none-saved = None saved in this browser yet.
army-exchange = Import and export
army-link = Link
army-text = As text
army-copy-text = Copy the text
army-copy-yourself = Copying is not allowed here; the link stands below.
army-download = Download as JSON
army-import = A list as text or JSON
army-take-in = Import
army-imported = The list was read.
army-unreadable = This is no army list.
army-choose = Choose an army
army-build = Build an army of my own
army-change = Change this army
army-back = Back to the armies
army-of = Army of { $seat }
army-at-table = Chosen at the table
army-find = Search by name
army-affordable = Only what the points allow
army-begin = Nothing chosen yet: take something from the catalogue, or start from a sample army.
army-print = Print
army-taken = in the list already
