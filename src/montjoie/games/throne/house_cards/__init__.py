"""House cards: what their texts do, joined to the abilities of the pack by id (THR-HCD).

The other cards have no text and need no code: strength, swords and fortifications are data
(THR-HCD-24).
"""

from __future__ import annotations

from montjoie.games.throne.battle.abilities import COUNTED, WORKED
from montjoie.games.throne.house_cards.baratheon import Melisandre, RenlyBaratheon, salladhor_saan
from montjoie.games.throne.house_cards.greyjoy import AshaGreyjoy, balon_greyjoy, victarion_greyjoy
from montjoie.games.throne.house_cards.lannister import CerseiLannister, JaimeLannister, vargo_hoat
from montjoie.games.throne.house_cards.stark import MaesterLuwin, catelyn_stark, robb_stark
from montjoie.games.throne.house_cards.tyrell import BrienneOfTarth, QueenOfThorns, SerLorasTyrell

COUNTED.update(
    robb_stark=robb_stark,
    catelyn_stark=catelyn_stark,
    vargo_hoat=vargo_hoat,
    salladhor_saan=salladhor_saan,
    victarion_greyjoy=victarion_greyjoy,
    balon_greyjoy=balon_greyjoy,
)

WORKED.update(
    maester_luwin=MaesterLuwin,
    jaime_lannister=JaimeLannister,
    cersei_lannister=CerseiLannister,
    melisandre=Melisandre,
    renly_baratheon=RenlyBaratheon,
    ser_loras_tyrell=SerLorasTyrell,
    brienne_of_tarth=BrienneOfTarth,
    queen_of_thorns=QueenOfThorns,
    asha_greyjoy=AshaGreyjoy,
)
