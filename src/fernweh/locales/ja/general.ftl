list = { $first }、{ $second }
score = { $name }：{ $points }点
namesake = { $name }（{ $seat }）

## プレイヤー

you = あなた
bot = { $bot ->
    [random] ランダムボット
    [greedy] 欲張りボット
    [novice] 見習い
    [explorer] 探検家
    [pathfinder] 先導者
    [legend] レジェンド
    [search] 探索ボット
    [flat] 試行ボット
   *[other] { $bot }（ボット）
}
# What an option is set to. A game that has further values says all of them in its own file.
value = { $value ->
    [true] あり
    [false] なし
    [lot] 抽選で
   *[other] { $value }
}
# Who else can write a step of a record, beside the seats.
seat-host = ホスト
seat-chance = 運

## ゲームの外で卓に起こること

event-seat-taken = { $seat ->
    [you] あなたは席につきました。
   *[other] { $name }は席につきました。
}
event-key-taken = { $seat ->
    [you] あなたは新しい鍵で続けます。
   *[other] { $name }は新しい鍵で続けます。
}
event-seat-left = { $seat ->
    [you] あなたは席を立ちました。
   *[other] { $name }は席を立ちました。
}
event-nonce-shown = { $seat ->
    [you] あなたはシャッフル用の乱数を公開しました。
   *[other] { $name }はシャッフル用の乱数を公開しました。
}
event-took-back = { $seat ->
    [you] あなたは手を戻しました。
   *[other] { $name }は手を戻しました。
}
event-resigned = { $seat ->
    [you] あなたは投了しました。
   *[other] { $name }は投了しました。
}
event-flag-fallen = { $seat ->
    [you] あなたの持ち時間が切れました。
   *[other] { $name }の持ち時間が切れました。
}
event-bot-in = { $seat ->
    [you] { bot }があなたの代わりに続けます。
   *[other] { bot }が{ $name }の代わりに続けます。
}
event-bot-out = { $seat ->
    [you] ここからはあなたが自分で続けます。
   *[other] ここからは{ $name }が自分で続けます。
}
event-secret-revealed = シャッフルの秘密が公開されました。

## 対戦の結果

result-rules = { $winner ->
    [nobody] 対戦は引き分けです。
    [you] あなたの勝ちです。
   *[other] { $name }の勝ちです。
}
result-resigned = { $winner ->
    [nobody] 最後のプレイヤーが投了したため、勝者なしで対戦が終わりました。
    [you] { $seats ->
        [2] 相手の投了により、あなたの勝ちです。
       *[other] 残っていた最後の相手の投了により、あなたの勝ちです。
    }
   *[other] { $seats ->
        [2] 相手の投了により、{ $name }の勝ちです。
       *[other] 残っていた最後の相手の投了により、{ $name }の勝ちです。
    }
}
result-flag = { $winner ->
    [nobody] 全員の持ち時間が切れたため、勝者なしで対戦が終わりました。
    [you] { $seats ->
        [2] 相手の時間切れにより、あなたの勝ちです。
       *[other] 残っていた最後の相手の時間切れにより、あなたの勝ちです。
    }
   *[other] { $seats ->
        [2] 相手の時間切れにより、{ $name }の勝ちです。
       *[other] 残っていた最後の相手の時間切れにより、{ $name }の勝ちです。
    }
}

## 誤り：名前、オプション、ファイル

fault-at-line = { $line }行目：{ $text }
fault-no-such-game = { $name }というゲームはありません。{ $near }のことですか？
fault-no-such-bot = { $name }というボットはありません。使えるのは{ $allowed }です。
fault-no-network = { $path }に学習済みのネットワークがありません。次のコマンドで学習できます: fernweh train GAME { $path }
fault-network-unreadable = { $path } のネットワークを読み込めません: { $reason }
fault-network-of-others = { $path }のネットワークは{ $game }用、または別の版の観測で学習されています。ここでは使えません。
fault-bot-cannot-choose = { $bot }は手を選べません。ボットは、見えているものと乱数生成器を受け取る関数か、chooseメソッドを持つものです。
fault-bot-unloadable = ボット{ $bot }を読み込めません: { $reason }
fault-bot-failed = ボット{ $bot }でエラーが起きました: { $reason }
fault-bot-illegal = ボット{ $bot }は{ $move }を選びましたが、今はできません。
fault-bot-late = ボット{ $bot }は{ $seconds }秒たっても手を選びませんでした。--limit で延ばせます。
fault-bot-of-record = この記録はボット{ $bot }との対戦ですが、付属のボットではありません。そのコードを動かすには自分で指定してください: --bot { $bot }
fault-bot-name = ここではボットを{ $name }と名付けられません。英小文字・数字・ハイフンの新しい名前に続けて = とボットを書いてください: careful=mybots:Careful
fault-no-such-language = { $name }という言語はありません。使えるのは{ $allowed }です。
fault-no-such-command = { $name }というコマンドはありません。{ $near }のことですか？
fault-no-such-paragraph = ルールに{ $paragraph }という項はありません。
fault-no-such-option = { $option }というオプションはありません。使えるのは{ $allowed }です。
fault-option-form = オプションは「名前=値」の形で書きます。{ $given }ではわかりません。
fault-option-value = オプション{ $option }を{ $value }にはできません。使えるのは{ $allowed }です。
fault-bad-option = オプションが正しくありません：{ $reason }
fault-tree-too-large = 局面が{ $most }を超えます。もっと小さな箱を選んでください。
fault-bad-seats = このゲームは{ $seats }人では遊べません。遊べる人数：{ $allowed }
fault-bad-number = { $given }は使えません。{ $least }から{ $most }までの数を入れてください。
fault-no-such-flag = ここに{ $option }というオプションはありません。--helpをご覧ください。
fault-flag-usage = { $option }には値が必要か、または値を付けられません。--helpをご覧ください。
fault-argument-missing = { $argument }がありません。--helpをご覧ください。
fault-argument-wrong = { $argument }の値がわかりません。--helpをご覧ください。
fault-too-many-words = { $command }には余分です：{ $words }
fault-usage = コマンドラインがわかりません。--helpをご覧ください。
fault-file-missing = { $path }というファイルはありません。
fault-file-forbidden = { $path }を読み書きする権限がありません。
fault-file-is-folder = { $path }はファイルではなくフォルダーです。
fault-file-exists = { $path }はすでにあるため、上書きしません。
fault-file-trouble = { $path }を読み書きできません：{ $reason }

## 誤り：手と、文字で書いた卓

fault-no-such-move = { $move }という手はありません。
fault-not-understood = 「{ $text }」は手ではありません。卓の番号か「ヘルプ」と入力してください。
fault-no-such-number = 今は{ $number }番の手はありません。番号は1から{ $most }までです。
fault-table-line = ここに{ $token }があるのは意味がわかりません。
fault-table-number = { $token }はここに書ける数ではありません。
fault-table-known = { $token }は知られているとありますが、その手札にありません。
fault-table-order = { $token }は小さい順に並んでいません。
fault-table-twice = { $token }が実際の枚数より多くの場所にあります。
fault-table-points = 得点は終わったラウンドの分だけ書きます。終わったのは{ $token }ラウンドです。
fault-table-card = この対戦に{ $token }というカードはありません。
fault-table-turn = 最後の行には、だれの手番かを書いてください。
fault-table-count = カードの枚数が合いません：{ $token }
fault-table-space = 駒は{ $token }に立てません。
fault-table-closed = { $token }の山は空なので、閉じていることはありません。
fault-table-dead = { $token }はそこでは生きていられません。そのマスには大海蛇かサメがいます。
fault-table-stuck = 「{ $token }」とありますが、この卓ではできることが何もありません。
fault-table-fit = { $token }は、この卓のほかの部分と合いません。
fault-table-wreck = { $token }のボートにはだれも乗っていられません。そのマスには大海蛇かクジラがいます。

## 誤り：エルドラドの地図
# $letterと$otherはボードの文字、$placeはマスの場所（「17,-3」）。

fault-map-name = { $name }という地図はありません。使えるのは{ $allowed }です。
fault-map-line = { $token }の意味がわかりません。ボードは「B 2 0,0」、終わりは「finish water 25,-4 24,-4 25,-3」のように書きます。
fault-map-letter = { $letter }というボードはありません。AからRまでです。
fault-map-far = { $place }は遠すぎます。座標は{ $most }までです。
fault-map-start = 地図はスタートボードのAかBで始まります。
fault-map-twice = { $letter }と{ $other }は同じボードの表裏なので、いっしょには使えません。
fault-map-overlap = { $letter }が{ $place }で{ $other }に重なっています。
fault-map-apart = { $letter }が1つ前のボード{ $other }に接していません。
fault-map-no-finish = ゴールがありません：「finish water」か「finish jungle」と3つの場所。
fault-map-finish = ゴールのマス{ $place }は空いていて、最後のボードだけに接していなければなりません。
fault-map-closed = スタートマス{ $start }からエルドラドへの道がありません。
fault-map-pocket = スタートマス{ $start }から{ $place }に入れますが、そこから先へ進む道がありません。

## 誤り：着席と進行

fault-no-such-seat = この卓に{ $seat }の席はありません。
fault-seat-taken = { $seat }の席にはもう人がいます。
fault-seat-empty = { $seat }の席にはだれもいません。
fault-seats-free = まだ空席があります。
fault-nobody-plays = ボットだけの対戦になります。自分の席を1つ残すか、fernweh watchを使ってください。
fault-bad-name = 名前は1文字以上で、前後の空白や制御文字は使えません。
fault-nonce-not-new = { $seat }の席の乱数はこの卓で使用済みです。新しいものが必要です。
fault-nonce-shown-already = { $seat }の席はもう乱数を公開しています。
fault-nonce-differs = { $seat }の席が公開した乱数は、先に送られたハッシュと一致しません。
fault-already-begun = 対戦はもう始まっています。
fault-not-begun = 対戦はまだ始まっていません。
fault-match-over = 対戦は終わりました。
fault-not-over = 対戦が終わるまで、秘密は公開されません。
fault-chance-is-due = お待ちください。カードかダイスの結果が出るところです。
fault-not-your-turn = あなたの手番ではありません。
fault-no-take-back = 今は戻せる手がありません。
fault-not-agreed = ほかのプレイヤー全員の同意がありません。
fault-seat-lost = { $seat }のプレイヤーはすでにこの対戦に負けていて、ボットが代わりに続けています。
fault-entry-forgotten = ステップ{ $n }はもうメモリに残っていません。
fault-bot-sits = { $seat }の席にはもうボットがいます。
fault-no-bot-sits = { $seat }の席にボットはいません。
fault-not-seated = 観戦中です。それができるのはプレイヤーだけです。
fault-stale = 卓は先に進んでいます。あなたが見たのはステップ{ $at }、最新は{ $n }です。
fault-no-such-entry = ステップ{ $n }はありません。
fault-secret-missing = シャッフルの秘密がないため、この対戦をここで続けることはできません。
fault-secret-size = 秘密は{ $size }バイトでなければなりません。
fault-secret-differs = 秘密が、対戦前に公開されたコミットメントと一致しません。
fault-signature-missing = { $seat }の席には鍵がありますが、これはその鍵で署名されていません。ページを読み込み直して、もう一度お試しください。
fault-signature-wrong = { $seat }の席の行動が、その席の鍵で、またはこの対戦のこの箇所のために署名されていません。
fault-key-changes = { $seat }の席は、1手も選ばずに鍵を{ $most }回替えました。最後の鍵で続けてください。

## 誤り：記録の読み込み

fault-record-unreadable = ファイル{ $path }を読み込めません。
fault-record-too-large = 記録が{ $most }バイトを超えています。
fault-record-truncated = 記録がここで途切れていて、終わりがありません。
fault-record-version = 記録の形式は{ $said }ですが、このプログラムが扱えるのは{ $known }です。
fault-record-count = 最後の行ではステップは{ $said }個ですが、実際は{ $found }個です。
fault-record-result = 最後の行の結果が、対戦の結果と違います。
fault-record-over = この対戦は終わっているので、続きはありません。
fault-rules-version = この対戦のルールは第{ $said }版ですが、このプログラムは第{ $known }版です。
fault-options-spelling = オプションがすべて順番どおりに書かれていません。
fault-line-too-long = 行が{ $most }バイトを超えています。
fault-line-damaged = 行が壊れているか、書き換えられています。封印が合いません。
fault-line-schema = { $field }がないか、知らない項目か、長すぎるか、種類が違います。
fault-line-spelling = 行の書き方が記録の決まりと違います（空白、重複した項目、別の表記）。
fault-line-out-of-place = 行の場所が違います。記録はヘッダー1行、ステップ、終わりの順です。

## 誤り：記録の再生と検証

fault-entry-number = ステップの番号が{ $said }ですが、次は{ $expected }のはずです。
fault-no-such-time = { $at }は時刻ではありません。
fault-time-runs-backwards = ステップの時刻{ $at }が、直前の{ $before }より前です。
fault-wrong-author = ステップの書き手が{ $by }ですが、書けるのは{ $expected }だけです。
fault-chance-not-due = { $actor }の手番なので、今カードは引かれません。
fault-weights-differ = 書かれている確率が、ルールによるものと違います。
fault-weights-unreadable = 書かれている確率を読み取れません。
fault-move-spelling = 手{ $move }の書き方が記録の決まりと違います。
fault-table-differs = ステップ{ $entry }の後の卓が、記録のとおりではありません。
fault-pick-differs = ステップ{ $entry }で出るのは「{ $found }」で、記録の「{ $said }」ではありません。
fault-bot-nonce-differs = { $seat }のボットの乱数が、ホストの秘密から導かれたものではありません。
fault-secret-withheld = 対戦は終わっていますが秘密が公開されていないため、引かれたカードを検証できません。
fault-server-signature = サーバーの署名が記録と合いません。
fault-server-key-differs = 記録は別のサーバーが鍵{ $found }で署名したものです。
fault-server-key-missing = この記録に署名したサーバーはありません。
fault-bad-key = { $given }は鍵ではありません。鍵は0～9とa～fの64桁です。

## 学習プログラム向け

fault-bad-reward = { $reward }という報酬はありません。使えるのは{ $allowed }です。
fault-bad-count = { $count }卓にはできません。1卓以上が必要です。
fault-bad-array = 配列{ $name }は書き込み先ではないか、形・型・並びが違います。
fault-bad-actions = 卓ごとに整数が1つ必要です。形{ $shape }、型{ $dtype }の配列は使えません。
fault-illegal-action = 卓{ $row }では今、行動{ $action }を取れません。何も変わっていません。
fault-must-reset = 卓{ $row }のゲームは始まっていないか、終わっています。resetで次のゲームが始まります。
fault-bad-reset-mask = リセットマスクは{ $count }個の真偽値の配列で、少なくとも1つが真でなければなりません。最初のresetの後に、シードなしで渡します。
fault-bad-learner = { $learner }は{ $seats }つの席のどれでもありません。
fault-other-vector = これは{ $what ->
    [game] 別のゲーム
    [seats] 別の席数
    [options] 別のオプション
    [count] 別の卓数
    [learner] 別の学習者
    [others] 学習者の別の相手
   *[reward] 別の報酬
}で保存されたものです：{ $saved }。ここでは：{ $own }
fault-bad-seed = { $seed }はシードになりません。シードは0から2^64 - 1までの整数です。
fault-bad-render-mode = { $mode }という表示方法はありません。使えるのは{ $allowed }です。
fault-too-many-bots = { $seats }席に{ $bots }体のボットは座れません。
fault-bad-others = { $seats }席に対して{ $count }体のボットが指定されました。全席共通の1体か、席ごとに1体ずつ指定してください。
fault-empty-pool = プールには少なくとも1体のボットが必要です。
fault-bots-compiled-only = 多数の卓はコンパイル済みのコードで進むため、学習者の相手は{ $allowed }だけで、{ $name }は使えません。fernweh.rl.gymnasium.Env と gymnasium.make_vec ではどのボットも使えます。

help-dataset = ボット同士で対戦し、すべての局面・行動・結果をParquetファイルに書きます。
help-dataset-out = 書き込むファイル。すでにあるものは上書きしません
help-dataset-games = 対戦数
help-dataset-bots = 対戦するボット。順にすべての席に座ります。greedyとrandomが最も速いです
dataset-playing = 対戦中
dataset-done = { $path }に{ $games }局を書きました。
fault-two-seats-only = 学習できるのは2人のゲームだけで、ここでの{ $game }はそれより多人数です。
fault-other-settings = { $path }のネットワークは別の設定で始められています。別のフォルダーを選んでください。

## 動かして見られる盤

chart-nearer = 拡大する
chart-farther = 縮小する
chart-whole = 全体を見る
