# Missions secrètes et libres
ask-choose-mission = Choisissez votre mission pour ce round ; elle est posée face cachée.
ask-name-for-mission = Votre mission demande un nom : choisissez l'objectif ou l'unité ennemie.
ask-exchange-mission = Échangez votre mission de ce round avec une de votre main, ou gardez-la.
ask-swap-mission = Choisissez la mission libre que la nouvelle remplace.
gather_secrets = mission piochée à la place de l'effet de la zone
