game-survive = サバイブ：アトランティスからの脱出
    .about = 2～4組の探検隊が沈む島から逃げ、互いの足元を沈め合います。

## 駒

colour = { $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
   *[yellow] 黄
}
letter = { $colour ->
    [red] 赤
    [blue] 青
    [green] 緑
   *[yellow] 黄
}
typed-colour = { $colour ->
    [red] 赤色, あか
    [blue] 青色, あお
    [green] 緑色, みどり
   *[yellow] 黄色, きいろ
}
explorer = { $colour ->
    [red] 赤の{ $letter }
    [blue] 青の{ $letter }
    [green] 緑の{ $letter }
   *[yellow] 黄の{ $letter }
}
terrain = { $terrain ->
    [beach] 浜
    [forest] 森
   *[mountain] 山
}
creature = { $creature ->
    [serpent] 大海蛇
    [shark] サメ
   *[whale] クジラ
}
back = { $back ->
    [shark] サメ
    [whale] クジラ
    [boat] ボート
    [whirlpool] 渦潮
    [volcano] 火山
    [dolphin] イルカ
    [wind] 風
    [move_serpent] 大海蛇を動かす
    [move_shark] サメを動かす
    [move_whale] クジラを動かす
    [repel_shark] サメを追い払う
    [repel_whale] クジラを追い払う
   *[hidden] 不明
}
tile = { back }（{ terrain }）

## 席とオプション

seat-red = 赤
seat-blue = 青
seat-green = 緑
seat-yellow = 黄

option-starter = スタートプレイヤー。座っている席に限る（§13.1）
option-two_colours = 2人用：各自が2色を受け持つ（§13.2）
option-two_colour_boats = 2色ゲームの最初のボート（§13.2）
option-population_density = 挑戦1：内側のタイルには2人まで置ける（§13.3）
option-shore_includes_lagoon = 挑戦1で：ラグーンの隣も1人だけ（§13.3）
option-to_the_last_one = 挑戦2：盤上に探検家がいなくなるまで続ける（§13.4）
option-last_one_rounds = 挑戦2で：最後のタイルの後の各自の手番数。0は無制限（§13.4）
option-all_are_equal = 挑戦3：助かった探検家はみな1点（§13.5）
option-atlantis_goes_under = 挑戦4：最後のタイルが沈むまで続ける（§13.6）
option-show_own_values = 自分の探検家の価値をいつでも見る（§13.7）
option-tie_break = 同点のときの勝者（§13.8）
option-stop_when_empty = 盤上に探検家がいなくなったら終わる（§13.9）
option-boarded_swimmer_may_continue = 乗り込んだ泳ぎ手は同じ手番で続けて動ける（§13.10）
option-jump_overboard_anywhere = 上陸地点以外でも海に飛び込める（§13.11）
option-boarding_triggers_creature = 生き物のいるマスで空のボートに乗ると襲われる（§13.11）
option-capsized_may_swim = クジラに投げ出されても泳ぎは残る（§13.12）
option-dolphin_uses_swim_move = イルカは泳ぎを使う（§13.12）
option-wind_empty_boat = 風は空のボートも動かす（§13.12）
option-one_swimmer_a_turn = 1手番に泳げるのは1人だけ（§13.13）
value = { $value ->
    [true] あり
    [false] なし
    [lot] 抽選で
    [per_player] 1人2艘
    [per_colour] 1色2艘
    [shared] 勝利を分け合う
    [most_explorers] 多く助けた人
   *[other] { $value }
}

## 手

move-explorer = { explorer }を選ぶ
move-from = { $hex }にあるものを選ぶ
move-to = { $hex }へ
move-board = { $hex }のボートに乗る
move-overboard = 海に飛び込む
move-ashore = 安全な島に上がる
move-sink = { $hex }のタイルを沈める
move-pick = 価値{ $value }の駒（{ colour }）を置く
move-play = { tile }を使う
move-repel = { terrain }のタイルで追い払う
move-decline = 追い払わない
move-done = 終わり
move-show = { $value }を見せる
move-start = { $seat ->
    [red] { seat-red }がスタートプレイヤー
    [blue] { seat-blue }がスタートプレイヤー
    [green] { seat-green }がスタートプレイヤー
   *[yellow] { seat-yellow }がスタートプレイヤー
}
move-terrain = 次のタイルは{ terrain }
move-back = 裏は{ back }
move-die = ダイスは{ creature }

typed-explorer = 探検家, たんけんか
typed-from = から, 選ぶ
typed-to = へ, 行く
typed-board = 乗る, のる
typed-overboard = 飛び込む, とびこむ
typed-ashore = 上陸, じょうりく
typed-sink = 沈める, 取り除く
typed-pick = 取る, とる
typed-play = 使う, つかう
typed-repel = 追い払う, おいはらう
typed-decline = 見送る, 断る, いいえ
typed-done = 終わり, おわり
typed-show = 見せる, みせる
typed-terrain = { $terrain ->
    [beach] 浜
    [forest] 森
   *[mountain] 山
}
typed-back = { $back ->
    [dolphin] イルカ
    [wind] 風
    [move_serpent] 大海蛇
    [move_shark] サメ
   *[move_whale] クジラ
}

## 起きたこと

event-lot-drawn = { $seat ->
    [you] 抽選により、あなたがスタートプレイヤーです。
   *[other] 抽選により、{ $name }がスタートプレイヤーです。
}
event-tile-laid = { $hex }に{ terrain }が置かれました。
event-picked = { $seat ->
    [you] あなたは{ explorer }を手に取りました。
   *[other] { $name }は{ explorer }を手に取りました。
}
event-placed = { $seat ->
    [you] あなたは{ explorer }を{ $hex }に置きました。
   *[other] { $name }は{ explorer }を{ $hex }に置きました。
}
event-launched = { $seat ->
    [you] あなたは{ $hex }にボートを置きました。
   *[other] { $name }は{ $hex }にボートを置きました。
}
event-tile-played = { $seat ->
    [you] あなたは{ tile }を使いました。
   *[other] { $name }は{ tile }を使いました。
}
event-finished = { $step ->
    [play] { $seat ->
        [you] あなたはタイルを使いませんでした。
       *[other] { $name }はタイルを使いませんでした。
    }
    [move] { $seat ->
        [you] あなたはそれ以上動かしませんでした。
       *[other] { $name }はそれ以上動かしませんでした。
    }
    [tile] { $seat ->
        [you] あなたはそこで止めました。
       *[other] { $name }はそこで止めました。
    }
   *[creature] { $seat ->
        [you] あなたは生き物をそっとしておきました。
       *[other] { $name }は生き物をそっとしておきました。
    }
}
event-walked = { explorer }が{ $hex }へ歩きました。
event-swam = { explorer }が{ $hex }へ泳ぎました。
event-boarded = { explorer }が{ $hex }のボートに乗りました。
event-jumped = { explorer }が{ $hex }の海に飛び込みました。
event-saved = { explorer }が{ page-island }に着き、助かりました！
event-sailed = { $seat ->
    [you] あなたはボートを{ $hex }から{ $to }へ進めました。
   *[other] { $name }はボートを{ $hex }から{ $to }へ進めました。
}
event-tile-sunk = { $seat ->
    [you] あなたは{ $hex }の{ terrain }を沈めました。
   *[other] { $name }は{ $hex }の{ terrain }を沈めました。
}
event-fell-in = { explorer }が{ $hex }で海に落ちました。
event-tile-kept = { $seat ->
    [you] あなたはタイルを手元に置きました：{ back }。
   *[other] { $back ->
        [hidden] { $name }は{ terrain }のタイルを手元に置きました。
       *[other] { $name }は{ terrain }のタイルを手元に置きました：{ back }。
    }
}
event-tile-shown = { $seat ->
    [you] あなたが取った{ $hex }のタイルの裏：{ back }！
   *[other] { $name }が取った{ $hex }のタイルの裏：{ back }！
}
event-rescued = { explorer }が{ $hex }のボートに乗せられました。
event-rolled = { $seat ->
    [you] あなたのダイス：{ creature }。
   *[other] { $name }のダイス：{ creature }。
}{ $useful ->
    [true] どれか1体を動かせます。
   *[false] 動けるものはいません。
}
event-creature-moved = { $seat ->
    [you] あなたは{ creature }を{ $hex }から{ $to }へ動かしました。
   *[other] { $name }は{ creature }を{ $hex }から{ $to }へ動かしました。
}
event-boat-lost = { $hex }のボートが沈みました。
event-tipped-out = { explorer }が{ $hex }の海に投げ出されました。
event-died = { explorer }が{ $hex }で命を落としました。
event-creature-gone = { $hex }の{ creature }がいなくなりました。
event-repelled = { $seat ->
    [you] あなたは{ terrain }のタイルで{ creature }を追い払いました。
   *[other] { $name }は{ terrain }のタイルで{ creature }を追い払いました。
}
event-declined = { $seat ->
    [you] あなたは追い払いませんでした。
   *[other] { $name }は追い払いませんでした。
}
event-ended = { $by ->
    [volcano] 火山が噴火しました。安全な島にいない者はみな失われます。
    [empty] 盤上に探検家がいなくなりました。ゲーム終了です。
    [last-tile] 最後のタイルがなくなりました。ゲーム終了です。
   *[limit] 手番が尽きました。安全な島にいない者はみな失われます。
}
event-value-shown = { explorer }の価値は{ $value }でした。
event-counted = { $seat ->
    [you] あなたは{ $saved }人を助け、{ $points }点です。
   *[other] { $name }は{ $saved }人を助け、{ $points }点です。
}
event-game-ended = { $winner ->
    [nobody] 勝利を分け合いました。
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}

## できない理由

refusal-game-is-over = ゲームは終わっています。
refusal-chance-is-due = お待ちください。タイルかダイスの結果が出るところです。
refusal-chance-alone = タイルとダイスの結果はだれにも選べません。
refusal-pick-first = まず次に置く探検家を選んでください。
refusal-place-first = まず選んだ探検家をタイルに置いてください。
refusal-launch-first = まず島の隣の海にボートを置いてください。
refusal-play-first = まずタイルを使うか、「終わり」を選んでください。
refusal-guide-first = まずイルカに泳ぎ手を運ばせてください。
refusal-blow-first = まず風でボートを動かしてください。
refusal-send-first = まず生き物を空の海に置いてください。
refusal-move-first = まず動かす探検家かボートを選ぶか、「終わり」を選んでください。
refusal-step-first = まず選んだ駒の行き先を決めてください。
refusal-sink-first = タイルを沈めてください。
refusal-rescue-first = まずボートに乗せる人を選んでください。
refusal-prowl-first = まず生き物を動かすか、「終わり」を選んでください。
refusal-answer-first = まず追い払うか、見送ってください。
refusal-not-yours = あなたの探検家ではありません。
refusal-not-on-board = { explorer }はもう盤上にいません。
refusal-has-swum = { $one ->
    [true] 泳ぎは1手番に1回だけです。もう使いました。
   *[false] 泳ぎは1手番に1人1回です。もう使いました。
}
refusal-boarded-just-now = { explorer }は乗ったばかりで、この手番はもう動けません。
refusal-no-way = そこからはどこにも行けません。
refusal-not-in-the-water = { explorer }はそこの海にいません。
refusal-no-boat-there = { $hex }にボートはありません。
refusal-not-in-control = { $hex }のボートには他の人の探検家のほうが多いので、動かせません。
refusal-boat-is-empty = 風は人の乗ったボートだけを動かします。
refusal-no-creature-there = { $hex }に{ creature }はいません。
refusal-not-adjacent = { $hex }は隣ではありません。
refusal-land-is-barred = { $hex }は陸です。海からは入れません。
refusal-boat-in-the-way = { $hex }にはもうボートがあります。
refusal-not-empty = { $hex }は空ではありません。
refusal-no-tile-there = { $hex }にタイルはありません。
refusal-tile-is-taken = { $hex }のタイルはふさがっています。
refusal-not-beside-land = { $hex }は島の隣ではありません。
refusal-not-free = { $hex }にはボートか大海蛇がいます。
refusal-boat-is-full = { $hex }のボートは満員です。
refusal-swim-then-board = 泳ぎ手は同じマスのボートにだけ乗れます。まず{ $hex }へ泳いでください。
refusal-not-aboard = その探検家はボートに乗っていません。
refusal-only-at-landing = この卓では上陸地点でだけ飛び込めます。
refusal-no-safe-island = そこからは安全な島に上がれません。
refusal-wrong-terrain = まだです。先に沈むのは{ $terrain ->
    [beach] 浜
    [forest] 森
   *[mountain] 山
}です。
refusal-not-beside-sea = { $hex }のタイルは海に面していません。面した同じ種類が他にあります。
refusal-not-in-hand = そのタイルは持っていません。
refusal-no-use = そのタイルは今は役に立ちません。
refusal-no-such-explorer = 価値{ $value }の探検家はもう残っていません。
refusal-nothing-to-repel = 今は追い払うものがありません。
refusal-not-yet = 少なくとも1マスは進みます。
refusal-nothing-to-end = この段階は省けません。
refusal-not-the-lot = 抽選をするのはゲームの前だけです。
refusal-seat-not-taken = { $seat ->
    [red] { seat-red }
    [blue] { seat-blue }
    [green] { seat-green }
   *[yellow] { seat-yellow }
}の席にはだれもいません。
refusal-no-such-tile-left = そのタイルはもう残っていません。
refusal-show-first = まず助かった探検家の価値を見せてください。
refusal-nothing-to-show = 価値を見せるのはゲームが終わってからです。
refusal-not-its-value = それはその探検家の価値ではありません。
refusal-is-aboard = その探検家はボートに乗っています。別のボートに移るか、飛び込むか、安全な島に上がります。

## だれの番か

phase-start = 抽選でスタートプレイヤーを決めます。
phase-tiles = タイルを並べています。
phase-back = タイルを裏返しています。
phase-die = ダイスを振っています。
phase-over = ゲームは終わりました。
phase-pick = { $seat ->
    [you] あなたの手番です。次にだれを置きますか？
   *[other] { $name }が置く探検家を選んでいます。
}
phase-place = { $seat ->
    [you] どのタイルに置きますか？
   *[other] { $name }が探検家を置いています。
}
phase-launch = { $seat ->
    [you] ボートをどこに置きますか？
   *[other] { $name }がボートを置いています。
}
phase-play = { $seat ->
    [you] 段階1：タイルを使うか、この段階を飛ばしてください。
   *[other] { $name }はタイルを使えます。
}
phase-dolphin = { $seat ->
    [you] イルカはだれを助けますか？
   *[other] { $name }がイルカを呼びました。
}
phase-guide = { $seat ->
    [you] イルカはどこへ？残り{ $points }マス。
   *[other] { $name }がイルカと泳ぎます。残り{ $points }マス。
}
phase-wind = { $seat ->
    [you] 風はどのボートを動かしますか？
   *[other] { $name }が風で動かすボートを選んでいます。
}
phase-blow = { $seat ->
    [you] 風はどこへ？残り{ $points }マス。
   *[other] { $name }が風に乗ります。残り{ $points }マス。
}
phase-call = { $seat ->
    [you] どの{ creature }を動かしますか？
   *[other] { $name }がタイルで{ creature }を動かします。
}
phase-send = { $seat ->
    [you] { creature }をどの空のマスへ？
   *[other] { $name }がタイルで{ creature }を動かします。
}
phase-move = { $seat ->
    [you] 段階2：探検家とボートを動かします。残り{ $points }。
   *[other] { $name }が動かします。残り{ $points }。
}
phase-step = { $seat ->
    [you] { explorer }はどこへ？
   *[other] { $name }が{ explorer }を動かします。
}
phase-sail = { $seat ->
    [you] ボートはどこへ？
   *[other] { $name }がボートを動かします。
}
phase-sink = { $seat ->
    [you] 段階3：タイルを沈めてください。
   *[other] { $name }が沈めるタイルを選んでいます。
}
phase-rescue = { $seat ->
    [you] だれをボートに乗せますか？
   *[other] { $name }がボートに乗せる人を選びます。
}
phase-creature = { $seat ->
    [you] 段階4：どの{ creature }を動かしますか？
   *[other] { $name }は{ creature }を動かせます。
}
phase-prowl = { $seat ->
    [you] { creature }はどこへ？残り{ $points }マス。
   *[other] { $name }が{ creature }を動かします。残り{ $points }マス。
}
phase-answer = { $seat ->
    [you] { $hex }で{ creature }が襲ってきます。追い払うか、見送ってください。
   *[other] { $hex }で{ creature }が襲います。{ $name }の返事を待っています。
}
phase-show = { $seat ->
    [you] 助かった探検家の価値を見せてください。
   *[other] { $name }が価値を見せます。
}

## 端末の盤

board-tiles = 残りのタイル：{ $tiles }
board-serpent = 大海蛇
board-shark = サメ
board-whale = クジラ
board-boat = ボート
board-beach = 浜
board-forest = 森
board-mountain = 山
board-landing = 上陸地点
board-summary = 救出{ $saved } · 犠牲{ $lost } · 得点{ $points ->
    [hidden] ？
   *[other] { $points }
}
board-kept = タイル
board-explorers = 探検家
board-choices = 手

## ページの盤

page-chart = 海と島と安全な島
page-sea = 海
page-boat = { $room ->
    [0] 満員のボート
   *[other] 空席{ $room }のボート
}
page-explorer = { $state ->
    [water] 泳いでいる{ explorer }
    [boat] ボートの{ explorer }
   *[other] { explorer }
}
page-worth = 価値{ $value }
page-island = { $island ->
    [NW] 北西の安全な島
    [NE] 北東の安全な島
    [SW] 南西の安全な島
   *[SE] 南東の安全な島
}
page-which = どれにしますか？
page-put-back = 選び直す
page-turn = 手番
page-step = { $step ->
    [place] 探検家
    [launch] ボート
    [play] タイル
    [move] 移動
    [sink] 沈める
   *[creature] 生き物
}
page-left = 残り{ $points }
page-asked = まだ追い払える人：
page-late = 最後のタイルの後の手番：{ $rounds ->
    [0] { $late }
   *[other] { $rounds }のうち{ $late }
}
page-to-place = 手元の探検家
page-kept = あなたのタイル
page-crews = 各チーム
page-backs = まだ伏せられている裏
page-backs-told = あなたが見ていない裏：島の下か、他の人の手元にあります。
page-supply = ストックの残り
page-close = 閉じる

## スコアシート

pad-saved = 助かった探検家（価値ごと）
pad-value = 価値{ $value }

## はじめての方へ

learn-survive-goal = アトランティスが沈みます。赤の探検家たちを四隅の安全な島へ逃がしましょう。駒の下の数字がその価値です。本当のゲームでは置くときにしか見えないので、覚えておかなければなりません。
learn-survive-board = 手番は4段階です。まず、手元にタイルがあれば1枚使えます。次に3回動かします。1回目：左上にいる価値6の探検家をタップし、次に隣のボートをタップしてください。
learn-survive-sail = 自分の探検家が一番多く乗っているボートは、自分で動かせます。2回目：ボートをタップし、次にその左の海をタップしてください。
learn-survive-swim = 探検家は泳げますが、1手番に1マスだけです。3回目：価値5の探検家を左の海に飛び込ませてください。
learn-survive-refused = 次はタイルを1枚沈めます。まず浜、次に森、それから山です。森を試すと、なぜ沈められないかが分かります。
learn-survive-sink = 青の探検家が立っている右上の浜を沈めてください。裏には、海に落ちた者を待つものが描かれています。
learn-survive-die = サメです！サメは泳ぎ手を食べ、クジラはボートをひっくり返し、大海蛇はその両方をします。最後はダイスで、クジラが出ました。その下にいる青のボートまで泳がせましょう。
learn-survive-saved = 何手番も過ぎ、島はほとんど沈みました。あなたのボートは安全な島の岸に着いています。探検家を上陸させ、動かすのを終えてください。
learn-survive-volcano = 山のどれかの下に火山があります。火山が出るとゲームは終わり、安全な島にいない者は失われます。左上の山を沈めてください。
learn-survive-done = 火山です！助かった探検家の価値を合計すると、あなたのほうが上です。何人助かったかではなく、だれが助かったかで決まります。

## Rows of the score sheet

sheet-saved = { $explorer }
