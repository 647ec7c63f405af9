### ゲームの後：得点表、リプレイ、シャッフルの検証、そしてスコアシート。

## Score sheets
# $colour, $explorer and $blockades are names in this language already.

sheet-total = 合計
sheet-place = { $place ->
    [1] 1位
    [2] 2位
    [3] 3位
   *[other] { $place }位
}
sheet-all = まとめて表示
sheet-nothing = まだ何もありません
sheet-expedition = { $colour }
sheet-by-sum = カードの合計
sheet-by-cost = 費用
sheet-by-wagers = 賭けによる倍率
sheet-by-bonus = ボーナス
sheet-by-footprints = 足跡

## A match looked at again

replay-opening = 対戦を読み込んでいます…
replay-slider = 対戦の場面
# Below the slider. Before the first turn people sit down and cards are dealt.
replay-where = { $turn ->
    [0] 最初の手番の前 · { $n } / { $count }
   *[other] 手番{ $turn } / { $turns } · { $n } / { $count }
}
replay-play = 再生
replay-pause = 一時停止
replay-back = 1つ戻る
replay-forth = 1つ進む
replay-turn-back = 1手番戻る
replay-turn-forth = 1手番進む
replay-speed = 速さ
replay-times = { $speed }倍
replay-turns = 手番
replay-quiet = ここでは目に見えることは何も起きません。
replay-eyes = 視点
replay-eyes-of = { $name }の視点
replay-all-seeing = すべてのカードを公開
replay-onlooker = 観戦者の視点
replay-share = この場面へのリンクをコピー
replay-copied = コピーしました
replay-record = 記録をダウンロード
replay-no-board = このゲームのボードを読み込めませんでした。手番の一覧が対戦を言葉で伝えます。
replay-play-on = ここから続きを遊ぶ
replay-play-on-more = 卓は上の場面のとおりです。これから引くものは新たに引き直され、ほかの席はボットが受け持ちます。
replay-play-on-here = ステップ{ $n }の後から遊ぶ
replay-play-on-over = この場面では、もうだれも何もできません。もっと前の場面に戻ってください。
replay-seat = あなたの席
replay-level = ほかの席
replay-file = 記録を見る
replay-drop = 記録（.fernweh で終わるファイル）をここにドロップするか、選んでください。

## The check of the shuffle
# $state is "good", "bad" or "missing" (nothing here to compare with).

fair-title = シャッフルは公正だったか
fair-lead = ブラウザが、この対戦のすべての引きを記録だけから計算し直します。
fair-check = ここで検証する
fair-lines = { $state ->
    [bad] 記録の{ $line }行目が壊れています。
   *[good] 記録の{ $count }行はすべて無傷です。
}
fair-kept = { $state ->
    [good] ホストの約束（コミットメント）は、このブラウザが初めて卓を見たときのものと同じです：
    [bad] コミットメントが、このブラウザが初めて卓を見たときに控えたものと違います：
   *[missing] このブラウザは対戦前に卓を見ていないため、比べるコミットメントを控えていません：
}
fair-secret = { $state ->
    [bad] 公開された秘密はコミットメントと一致しません。
   *[good] 公開された秘密はコミットメントと一致します。
}
fair-nonces = { $state ->
    [bad] 席{ $seat }の乱数は、約束されたものと違います。
   *[good] { $count }個の乱数はすべて約束されたとおりです。
}
fair-picks = { $state ->
    [bad] ステップ{ $n }の引きは鍵から導かれません。
   *[good] { $count }回の引きはすべて、記録のとおり鍵から導かれます。
}
fair-verdict = { $good ->
    [yes] シャッフルは公正でした。
   *[no] シャッフルは検証に合いません。
}
fair-proves = 席が決まった後にカードを選ぶことは、プレイヤーにもホストにもできませんでした。ただし、少なくとも1つの乱数が、ホストと通じていない人のものである場合です。
fair-not = ホストの機械がカードを予知しなかったことの証明にはなりません。鍵を持っているので、プレイヤーに教えることもできました。また、対戦前に見たコミットメントがなければ、記録は辻褄が合っていることしか示しません。
fair-branch = この対戦は別の対戦の局面から続けたものです。ここで検証するのは、それ以後に引かれたものだけです。
fair-of-moves = これはだれの手か
fair-signature = { $name }によるステップ{ $n }の署名が合いません。
# $by is "signed", "since" (entry $n), "bot" or "unsigned".
fair-moves = { $by ->
    [signed] { $name }：すべての手が席の鍵で署名されています。
    [since] { $name }：ステップ{ $n }以後の手は新しい鍵で署名されています。同じ人の鍵だという根拠は、サーバーの言葉だけです。
    [bot] { $name }：サーバーのボットなので、その手はサーバーのものです。
   *[unsigned] { $name }：署名がありません。本人の手だという根拠は、サーバーの言葉だけです。
}
fair-own = { $state ->
    [bad] このブラウザは{ $name }として対戦しましたが、鍵があなたのものではありません。これらの手には別の人が署名しています。
   *[good] このブラウザは{ $name }として対戦し、鍵はあなたのものです。
}
fair-word = { $kind ->
    [flag-fallen] ステップ{ $n }：{ $name }の時間が切れたという根拠は、サーバーの言葉だけです。
    [bot-in] ステップ{ $n }：{ $name }の代わりにボットが入ったという根拠は、サーバーの言葉だけです。
    [bot-out] ステップ{ $n }：{ $name }が戻ったという根拠は、サーバーの言葉だけです。
    [take-back-agreed] ステップ{ $n }：{ $name }の取り消しに全員が同意したという根拠は、サーバーの言葉だけです。
   *[seat-key] ステップ{ $n }：新しい鍵が{ $name }のものだという根拠は、サーバーの言葉だけです。
}
fair-of-server = サーバーが請け合うこと
fair-server = { $state ->
    [bad] サーバーの署名が記録と合いません：
    [good] このサーバーが、この記録にこのまま署名しています：
   *[missing] { $who ->
        [none] この記録に署名したサーバーはありません。
       *[other] 別のサーバーが、この記録にこのまま署名しています：
    }
}
fair-seen = { $state ->
    [bad] ステップ{ $from }から{ $to }までの記録は、このブラウザが見たものと違います。後から書き換えられています。
    [good] このブラウザが見た{ $count }個のステップは、起きたとおりに記録されています。
   *[missing] このブラウザは対戦中の様子を見ていません。
}

## The score pad

pad-title = スコアシート
pad-lead = 実物のゲームで遊んでいますか？卓の上のものを入力すれば、ルールどおりに集計します。
pad-choose = どのゲームですか
pad-players = プレイヤー
pad-player = プレイヤー{ $n }
pad-name-of = プレイヤー{ $n }の名前
pad-round = 第{ $n }ラウンド
pad-options = オプション
pad-undo = 元に戻す
pad-new-round = 次のラウンド
pad-new-game = 新しいゲーム
pad-new-sure = 表をすべて消しますか。
pad-print = 印刷
pad-counting = 計算中…
pad-of = { $name }：{ $what }
pad-tap-cards = 各探検のカードをタップしてください。
pad-more = 1つ増やす：{ $what }
pad-fewer = 1つ減らす：{ $what }
# Before the name of what is missing or too many.
pad-piece = { $piece }
