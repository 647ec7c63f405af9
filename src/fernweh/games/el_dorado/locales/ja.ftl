game-el-dorado = エルドラドを探して
    .about = 2～4組の探検隊がジャングルを抜けてエルドラドへ急ぎ、道すがらよりよい仲間を雇います。

## カード、トークン、シンボル、マス

card = { $card ->
    [explorer] 探検家
    [traveler] 旅行者
    [sailor] 船員
    [scout] 斥候
    [trailblazer] 開拓者
    [jack-of-all-trades] 何でも屋
    [photographer] 写真家
    [treasure-chest] 宝箱
    [pioneer] 先駆者
    [giant-machete] 大ナタ
    [captain] 船長
    [journalist] 記者
    [millionaire] 大富豪
    [adventurer] 冒険家
    [prop-plane] プロペラ機
    [transmitter] 通信機
    [cartographer] 地図製作者
    [compass] 羅針盤
    [scientist] 科学者
    [travel-log] 旅日記
    [native] 現地の人
   *[other] { $card }
}
card-short = { $card ->
    [prop-plane] 飛行機
    [cartographer] 地図屋
   *[other] { card }
}
typed-card = { $card ->
    [explorer] たんけんか
    [prop-plane] 飛行機
    [cartographer] 地図屋
   *[other] { card }
}
token = { $token ->
    [machete-1] ナタ1
    [machete-2] ナタ2
    [machete-3] ナタ3
    [paddle-1] パドル1
    [paddle-2] パドル2
    [coin-1] コイン1
    [coin-2] コイン2
    [draw] 「引く」
    [remove] 「取り除く」
    [replace] 「取り替え」
    [pass] 「通り抜け」
    [free-step] 「自由な一歩」
    [change] 「シンボル変更」
    [keep] 「残す」
   *[other] { $token }
}
symbol = { $symbol ->
    [machete] ナタ
    [paddle] パドル
   *[coin] コイン
}
typed-symbol = { $symbol ->
    [machete] ナタ
    [paddle] パドル
   *[coin] コイン
}
terrain = { $terrain ->
    [jungle] ジャングル
    [water] 水
    [village] 村
    [rubble] がれき
   *[camp] ベースキャンプ
}
demand = { $asks ->
    [machete] ナタ{ $need }
    [paddle] パドル{ $need }
    [coin] コイン{ $need }
    [rubble] カード{ $need }枚
   *[camp] 取り除くカード{ $need }枚
}
direction = { $direction ->
    [east] 東
    [south-east] 南東
    [south-west] 南西
    [west] 西
    [north-west] 北西
   *[north-east] 北東
}
typed-direction = { $direction ->
    [east] 東
    [south-east] 南東
    [south-west] 南西
    [west] 西
    [north-west] 北西
   *[north-east] 北東
}

## 席とオプション

seat-north = 北
seat-east = 東
seat-south = 南
seat-west = 西

option-map = 7つの地図のどれか、または自作の地図のテキスト（§14.1）
option-starter = スタートプレイヤー。人のいる席に限る（§14.2）
option-caves = バリアント：洞窟とトークン（§10）
option-strip_blockades = 細長いボードの障害物：すべてのつなぎ目、または入る側だけ（§14.4）
option-native_blockade = 現地の人は障害物を取り除く、または取り除いて入る（§14.5）
option-replace_to = 取り替えトークンがカードを置く場所（§14.6）
option-keep_item = 残すトークンが救うもの（§14.7）
option-cap = 何ラウンドで終わるか。0なら終わらない。独自ルール（§14.8）
value = { $value ->
    [true] あり
    [false] なし
    [lot] 抽選で
    [every_connection] すべてのつなぎ目
    [entry_side] 入る側だけ
    [remove] 取り除くだけ
    [remove_and_enter] 取り除いて入る
    [discard] 捨て札へ
    [play_area] 使ったカードの場へ
    [item] 使ったアイテム
    [any_removal] 取り除いたカードすべて
    [first] 最初の探検
    [hills_of_gold] 黄金の丘
    [home_stretch] 最後の直線
    [winding_paths] 曲がりくねった道
    [serpentine] 蛇行
    [swamplands] 沼地
    [witchs_cauldron] 魔女の大釜
   *[other] 自作の地図
}

## 手

move-move = 「{ card }」を{ symbol }として使う
move-step = 駒{ $pawn }を{ direction }へ
move-break = 駒{ $pawn }で障害物{ $blockade }を取り除く
move-stop = ここで止まる
move-end = 手番を終える
move-done = 終わり
move-pay = 「{ card }」で払う
move-coin = 「{ card }」をコインとして払う
move-buy = 「{ card }」を買う
move-act = 「{ card }」の効果を使う
move-take = 「{ card }」を取る
move-remove = 「{ card }」をゲームから取り除く
move-discard = 「{ card }」を捨てる
move-use = トークン{ token }を使う
move-spend = トークン{ token }で払う
move-explore = 洞窟{ $cave }を探る
move-replace = 「{ card }」を取り替える
move-save = トークンで「{ card }」を救う
move-start = { $seat ->
    [north] { seat-north }がスタートプレイヤー
    [east] { seat-east }がスタートプレイヤー
    [south] { seat-south }がスタートプレイヤー
   *[west] { seat-west }がスタートプレイヤー
}
move-blockade = 次の線に障害物{ $blockade }を置く
move-turn-up = 「{ card }」がめくられる
move-find = 洞窟から{ token }が出る

typed-move = 使う, 動かす
typed-step = 進む, 歩く
typed-break = 壊す
typed-stop = 止まる
typed-end = 終える, 手番を終える, 終わる
typed-done = 終わり, もういい, しない
typed-pay = 払う
typed-coin = コインで
typed-buy = 買う
typed-act = 効果
typed-take = 取る
typed-remove = 取り除く
typed-discard = 捨てる
typed-use = トークン
typed-spend = トークンで払う
typed-explore = 探る
typed-replace = 取り替える
typed-save = 救う

## 起きたこと

event-lot-drawn = { $seat ->
    [you] 抽選により、あなたがスタートプレイヤーです。
   *[other] 抽選により、{ $name }がスタートプレイヤーです。
}
event-blockade-laid = { $line }本目の線に障害物{ $blockade }が置かれました。
event-dealt = { $seat ->
    [you] あなたは「{ card }」を引きました。
   *[other] { $card ->
        [hidden] { $name }はカードを引きました。
       *[other] { $name }は「{ card }」を引きました。
    }
}
event-moved-with = { $seat ->
    [you] あなたは「{ card }」を{ symbol }として使いました。
   *[other] { $name }は「{ card }」を{ symbol }として使いました。
}
event-stepped = { $seat ->
    [you] あなたの駒{ $pawn }が{ $place }に入りました：{ terrain }{ $power }。
   *[other] { $name }の駒{ $pawn }が{ $place }に入りました：{ terrain }{ $power }。
}
event-set-about = { $seat ->
    [you] { terrain }のためにカードを{ $cards }枚払います。
   *[other] { $name }は{ terrain }のためにカードを{ $cards }枚払います。
}
event-paid = { $removed ->
    [true] { $seat ->
        [you] あなたは「{ card }」をゲームから取り除きました。
       *[other] { $name }は「{ card }」をゲームから取り除きました。
    }
   *[false] { $seat ->
        [you] あなたは「{ card }」で払いました。
       *[other] { $name }は「{ card }」で払いました。
    }
}
event-blockade-won = { $seat ->
    [you] あなたは障害物{ $blockade }を取り除き、手元に置きました。
   *[other] { $name }は障害物{ $blockade }を取り除き、手元に置きました。
}
event-stopped = { $seat ->
    [you] あなたは止まりました。
   *[other] { $name }は止まりました。
}
event-pawn-arrived = { $seat ->
    [you] あなたの駒{ $pawn }がエルドラドに着きました！
   *[other] { $name }の駒{ $pawn }がエルドラドに着きました。
}
event-all-arrived = { $last ->
    [true] { $seat ->
        [you] あなたの探検隊がそろって着き、ラウンドも終わりです。
       *[other] { $name }の探検隊がそろって着き、ラウンドも終わりです。
    }
   *[false] { $seat ->
        [you] あなたの探検隊がそろって着きました。これが最後のラウンドです。
       *[other] { $name }の探検隊がそろって着きました。これが最後のラウンドです。
    }
}
event-paid-coins = { $seat ->
    [you] あなたは「{ card }」を払いました：合わせて{ $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }。
   *[other] { $name }は「{ card }」を払いました：合わせて{ $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }。
}
event-bought = { $seat ->
    [you] あなたは「{ card }」を買いました。
   *[other] { $name }は「{ card }」を買いました。
}
event-acted = { $seat ->
    [you] あなたは「{ card }」を使いました。
   *[other] { $name }は「{ card }」を使いました。
}
event-took = { $seat ->
    [you] あなたは「{ card }」を取りました。
   *[other] { $name }は「{ card }」を取りました。
}
event-removed = { $seat ->
    [you] あなたは「{ card }」をゲームから取り除きました。
   *[other] { $name }は「{ card }」をゲームから取り除きました。
}
event-shuffled = { $seat ->
    [you] あなたは捨て札をシャッフルしました。
   *[other] { $name }は捨て札をシャッフルしました。
}
event-drew = { $seat ->
    [you] あなたは「{ card }」を引きました。
   *[other] { $card ->
        [hidden] { $name }はカードを引きました。
       *[other] { $name }は「{ card }」を引きました。
    }
}
event-discarded = { $seat ->
    [you] あなたは「{ card }」を捨てました。
   *[other] { $name }は「{ card }」を捨てました。
}
event-declined = { $what ->
    [keep] { $seat ->
        [you] あなたは残りの手札を持ち越しました。
       *[other] { $name }は残りの手札を持ち越しました。
    }
    [remove] { $seat ->
        [you] あなたはそれ以上取り除きませんでした。
       *[other] { $name }はそれ以上取り除きませんでした。
    }
    [replace] { $seat ->
        [you] あなたはそれ以上取り替えませんでした。
       *[other] { $name }はそれ以上取り替えませんでした。
    }
   *[explore] { $seat ->
        [you] あなたは洞窟を探りませんでした。
       *[other] { $name }は洞窟を探りませんでした。
    }
}
event-turn-ended = { $seat ->
    [you] あなたはカードを使い終えました。
   *[other] { $name }はカードを使い終えました。
}
event-used = { $seat ->
    [you] あなたはトークンを使いました：{ token }。
   *[other] { $name }はトークンを使いました：{ token }。
}
event-replaced = { $seat ->
    [you] あなたは「{ card }」を取り替えました。
   *[other] { $name }は「{ card }」を取り替えました。
}
event-saved = { $seat ->
    [you] あなたは「{ card }」を救いました。
   *[other] { $name }は「{ card }」を救いました。
}
event-explored = { $seat ->
    [you] あなたは洞窟{ $cave }を探りました。
   *[other] { $name }は洞窟{ $cave }を探りました。
}
event-found = { $seat ->
    [you] あなたはトークンを見つけました：{ token }。
   *[other] { $name }はトークンを見つけました：{ token }。
}
event-round-began = 第{ $number }ラウンドです。
event-ranked = { $seat ->
    [you] あなたの順位：{ $place }。残りの歩数：{ $steps }。
   *[other] { $name }の順位：{ $place }。残りの歩数：{ $steps }。
}
event-game-ended = { $by ->
    [cap] { $winner ->
        [nobody] ラウンドの上限です。1位を分け合いました。
        [you] ラウンドの上限です。あなたがエルドラドにいちばん近いです。
       *[other] ラウンドの上限です。{ $name }がエルドラドにいちばん近いです。
    }
   *[arrival] { $winner ->
        [nobody] 勝利を分け合いました。
        [you] エルドラドはあなたのもの、あなたの勝ちです！
       *[other] エルドラドは{ $name }のもの、{ $name }の勝ちです。
    }
}

## できない理由

refusal-game-is-over = ゲームは終わっています。
refusal-chance-is-due = お待ちください。まだ何かがめくられています。
refusal-chance-alone = 山札や洞窟や障害物から何が出るかは、だれも選べません。
refusal-finish-moving = カードを使っているところです。進むか、先に止まってください。
refusal-finish-paying = 先に必要な枚数を払ってください。
refusal-finish-buying = 支払いの途中です。何かを買うまで続けてください。
refusal-take-a-card = 先に通信機でカードを取ってください。
refusal-finish-removing = 先にカードを取り除くか、「終わり」を選んでください。
refusal-finish-replacing = 先にカードを取り替えるか、「終わり」を選んでください。
refusal-explore-or-decline = 先に洞窟を探るか、見送ってください。
refusal-turn-is-ending = 手番の終わりです。捨てるか、残りを持ち越してください。
refusal-not-now = 今それはできません。
refusal-not-in-hand = 手札に「{ card }」はありません。
refusal-wrong-symbol = 「{ card }」にそのシンボルはありません：{ symbol }。
refusal-symbol-changed = トークンで次のカードが変わります。「{ card }」は別のシンボルで使ってください。
refusal-no-use = 今それを使える駒がありません。
refusal-no-such-pawn = あなたの駒は1つだけです。
refusal-pawn-has-arrived = 駒{ $pawn }はもうエルドラドにいます。
refusal-other-pawn-moves = このカードはもう1つの駒を動かしています。
refusal-no-space-there = そこで地図は終わっています。
refusal-closed-space = 山と洞窟には入れません。
refusal-start-space = スタートマスにはもう入れません。
refusal-occupied = そこにはだれかいます。
refusal-blocked = 障害物が道をふさいでいます。
refusal-asks-for-other = そこに必要なのは別のものです：{ demand }。
refusal-not-enough-power = もっと必要です：{ demand }。残りは{ $power }です。
refusal-play-a-card-first = 先にそのためのカードを使ってください：{ demand }。
refusal-not-enough-cards = 手札が足りません：{ demand }が必要です。
refusal-not-beyond-the-line = 駒は障害物のあった所を越えなければなりません。
refusal-blockade-is-gone = 障害物{ $blockade }は地図にありません。
refusal-not-at-the-line = 駒{ $pawn }は障害物{ $blockade }の隣にいません。
refusal-must-be-used = カードを出したので、使ってください。
refusal-nothing-to-decline = トークンはカードを1枚取り除きます。選んでください。
refusal-bought-already = 1手番に買えるのは1枚だけです。
refusal-too-poor = それでは売り物を何も買えません。
refusal-not-enough-coins = 「{ card }」は{ $price }、払ったのは{ $coins }です。
refusal-sold-out = 「{ card }」はもうありません。
refusal-reserve-is-closed = 「{ card }」は控えにあり、市場に空きがありません。
refusal-no-such-token = そのトークンを持っていません。
refusal-holds-already = 同じトークンをこの手番にすでに使っていて、まだ効いています。
refusal-no-cave-here = 駒はその洞窟の隣にいません。
refusal-cave-is-empty = その洞窟にトークンは残っていません。
refusal-explored-already = この駒はその洞窟を探りました。先にほかの場所で止まってください。
refusal-nothing-to-save = そのカードは今使い切られたものではありません。
refusal-hand-is-empty = 手札がありません。
refusal-not-in-pile = 山札に「{ card }」は残っていません。
refusal-not-in-bag = そのトークンは残っていません：{ token }。
refusal-blockade-lies = 障害物{ $blockade }はもう置かれています。
refusal-not-the-lot = 抽選をするのはゲームの前だけです。
refusal-seat-not-taken = { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
}の席にはだれもいません。

## だれの手番か

phase-start = 抽選でスタートプレイヤーを決めます。
phase-blockades = 障害物を置いています。
phase-deal = カードを配っています。
phase-play = { $seat ->
    [you] あなたの手番です。カードを使うか、手番を終えてください。
   *[other] { $name }がカードを使っています。
}
phase-move = { $seat ->
    [you] { symbol }{ $power }：進むか、止まってください。
   *[other] { $name }が進んでいます：{ symbol }{ $power }。
}
phase-free = { $seat ->
    [you] 自由な一歩です。どこへ？
   *[other] { $name }は自由に一歩進みます。
}
phase-pay = { $seat ->
    [you] 払うカードを選んでください：あと{ $owing }枚。
   *[other] { $name }が払っています：あと{ $owing }枚。
}
phase-buy = { $seat ->
    [you] { $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }払いました。続けるか、買ってください。
   *[other] { $name }は{ $coins }{ $half ->
        [true] ½
       *[false] { "" }
    }払い、買おうとしています。
}
phase-take = { $seat ->
    [you] 市場か控えから好きなカードを取ってください。
   *[other] { $name }がカードを取ります。
}
phase-remove = { $seat ->
    [you] 手札を取り除けます：{ $owing }枚まで。
   *[other] { $name }は手札を取り除けます。
}
phase-replace = { $seat ->
    [you] 手札を取り替えられます：{ $owing }枚まで。
   *[other] { $name }は手札を取り替えられます。
}
phase-explore = { $seat ->
    [you] 駒が洞窟の隣で止まりました。探りますか？
   *[other] { $name }の駒が洞窟の隣で止まりました。
}
phase-keep = { $seat ->
    [you] 持ち越さないカードを捨ててください。
   *[other] { $name }が持ち越すカードを選んでいます。
}
phase-turn-up = カードを引いています。
phase-find = トークンをめくっています。
phase-over = ゲームは終わりました。

## 端末の盤

label = { $verb ->
    [move] { $symbol ->
        [machete] ナタで
        [paddle] パドルで
       *[coin] コインで
    }
    [coin] 支払い
    [act] 効果
    [pay] 払う
    [remove] 取り除く
    [replace] 取り替え
    [save] 救う
   *[discard] 捨てる
}
board-round = { $cap ->
    [0] 第{ $round }ラウンド
   *[other] 第{ $round }ラウンド（全{ $cap }）
}
board-market = 市場
board-reserve = 控え
board-closed = 買えない
board-open = 買える
board-hand = 手札
board-played = 使った札
board-gained = 得た札
board-choices = 選択
board-summary = 手札{ $hand } · 山札{ $draw } · 捨て札{ $discard } · 障害物{ $blockades } · 残り{ $steps }歩
board-legend = M ナタ · P パドル · C コイン · R カード · B 取り除くカード · ▲ 山 · ◉ 洞窟 · ★ エルドラド
board-lines = 障害物：
board-line = { $blockade }：{ demand }が必要

## ページの盤

page-map = 探検の地図
page-space = { $terrain ->
    [jungle] ジャングル、ナタ{ $need }
    [water] 水、パドル{ $need }
    [village] 村、コイン{ $need }
    [rubble] がれき、カード{ $need }枚
    [camp] ベースキャンプ、取り除くカード{ $need }枚
    [mountain] 山
    [cave] 洞窟
   *[start] スタート{ $need }
}
page-finish = エルドラドへの入口
page-pawn = { $seat ->
    [you] あなたの駒
   *[other] { $name }の駒
}
page-cave = { $tokens ->
    [0] トークンは残っていません
   *[other] 残りトークン{ $tokens }枚
}
page-reach = 届く、残る力{ $left }
page-enter = 入れる
page-blockade = 障害物{ $blockade }、必要なもの：{ demand }
page-any = どれか1種類のシンボル{ $need }
page-action = { $card ->
    [transmitter] 市場か控えのカードを1枚取る
    [cartographer] カードを2枚引く
    [compass] カードを3枚引く
    [scientist] カードを1枚引き、1枚取り除いてもよい
    [travel-log] カードを2枚引き、2枚まで取り除いてもよい
   *[native] 自由な一歩
}
page-once = 使い切り
page-price = 値段{ $price }
page-left = 残り{ $left }枚
page-owing = あと{ $owing }
page-which-pawn = どの駒？
page-empty-hand = 手札がありません
page-discard = 捨て札
page-removed = ゲームから取り除いた札
page-tokens = トークン
page-close = 閉じる
page-blockades = 障害物

## スコアシート

pad-blockades = 障害物
pad-blockade = 障害物{ $n }
pad-pawn = 駒{ $n }
pad-place-pawn = 駒を選び、地図のマスをタップしてください。黄金の都をタップすると到着になります。
pad-map = 地図
pad-arrived = 到着
pad-on-way = 残り{ $steps }歩
pad-first = いちばん先に到着
pad-piece = { $piece ->
    [pawn] 1人分の駒
    [blockade] この地図の障害物
   *[other] { $piece }
}

## はじめての方へ

learn-el-dorado-goal = ジャングルを抜ける競走です。地図の端にある黄金の地エルドラドに最初に着いた人が、たいてい勝ちます。全員が同じ8枚で始め、よりよいカードを買います。あなたの手札4枚は地図の下です。
learn-el-dorado-machete = カードは同じシンボルのマスへ進めます。探検家のシンボルはナタです。カードをタップし、次に駒の右のジャングルをタップしてください。
learn-el-dorado-refused = 右の次のマスは水で、パドルが必要です。カードなしでタップしてみると、なぜ進めないかが分かります。
learn-el-dorado-paddle = 船員はパドルを持っています。使って1マス進みましょう。強いカードなら、同じシンボルのマスを続けて進めます。
learn-el-dorado-buy = 進むのに使わないカードはお金になります。旅行者は1枚でコイン1です。2枚とも払い、どのシンボルにもなる「何でも屋」を市場で買ってください。
learn-el-dorado-turn = 買えるのは1手番に1枚です。買ったカードは捨て札に入り、次にシャッフルしたときに戻ってきます。手番を終えると、手札は4枚まで補充されます。
learn-el-dorado-blockade = ボードとボードの間には障害物があり、必要なものが描かれています。ここではコイン1つ。最初に来た人が取り除き、手元に置きます。旅行者をコインとして使い、障害物をタップしてください。
learn-el-dorado-onward = 道が開きました。探検家で、その先のジャングルへ進みましょう。
learn-el-dorado-arrive = 10ラウンド後。エルドラドまであと1歩、パドルが必要です。船員を使って到着しましょう！
learn-el-dorado-last = ほかの人はラウンドの終わりまで続けます。ほかにも着いた人がいれば、障害物で比べます。手番を終え、手札はそのまま残してください。
learn-el-dorado-done = エルドラドに着きました。買うのは少なく、強いカードを。デッキが小さいほど、よいカードが早く戻ってきます。

## Rows of the score sheet

sheet-pawn = 駒{ $pawn }：残り歩数
sheet-pawn-arrived = 駒{ $pawn }：エルドラドに到着
sheet-arrival = { $arrival }番目に到着
sheet-blockades = 障害物{ $count }個：{ $blockades }
