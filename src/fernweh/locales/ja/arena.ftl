### 強さを測るボットと、ヒントを出すボット

## fernweh arena

help-arena = ボット同士を同じ配札で対戦させ、強さを測ります。
help-arena-bots = 対戦するボット（例：greedy,pathfinder）。設定はコロンの後：search:worlds=100
help-arena-among = 各ボットを1体だけ、残りの席すべてに座るこのボットの中に入れる
help-arena-games = 組み合わせごとの対戦数（配札単位に切り上げ）
help-arena-seats = 席の数
help-arena-time = 探索するボットの1手の秒数
help-arena-limit = ほかの人のボットが一手に使える秒数
help-arena-seed = すべての配札の元になる数
help-arena-file = 結果をこのファイルに残す。中断した測定はそこから続く
help-arena-plot = 成績をこのSVGファイルに描く
help-arena-processes = 同時に行う対戦の数。指定しなければコアごとに1つ
help-arena-ray = このアドレスのRayクラスターで対戦する。autoはここで動いているものを探す

arena-compiling = コンパイル中
arena-playing = 対戦中
arena-bot = ボット
arena-against = 相手
arena-share = 勝率
arena-lead = 点差
arena-games = 対戦数
arena-rating = レーティング
arena-a-move = 1手
arena-longest = 最長
arena-percent = { $mean } % ({ $low }–{ $high })
arena-points = { $mean } ± { $error }
arena-seconds = { $n }秒
arena-no-ratings = レーティングはありません。追加パッケージarenaが必要です。
arena-plot = { $game }：勝率（{ $seats }人）
arena-plot-kept = 図は{ $path }にあります
arena-axis = 勝率（%）と95%区間

fault-arena-twins = 同じボットが二度挙げられています。
fault-arena-too-few = { $bots }体のボットでは{ $seats }席に足りません。さらに挙げるか、--amongで他のボットの中に入れてください。
fault-arena-endless = { $actions }手以内に終わらない対戦がありました。
fault-arena-illegal = ボット{ $bot }が許されない手を指しました：{ $move }。ご報告ください。
fault-arena-broken = 対戦していたプロセスが途中で終わりました。ほかの人のボットが終わらせたか、メモリが足りません。終わった対戦は --file で残ります。
fault-arena-file = { $path }は測定結果のファイルではありません。
fault-arena-other-plan = { $path }には別の測定の結果が入っています。ボット、対戦数、設定のいずれかが違います。
fault-arena-two-crews = --processesか--rayのどちらか一方を指定してください。
fault-no-cluster = { $address }で応答するRayクラスターがありません。
fault-bot-setting = ボット{ $bot }は{ $setting }に設定できません。設定できるもの：{ $allowed }。

## ヒント

help-hint = 記録された対戦のある時点での最善手と勝つ見込みを表示します。
help-hint-at = このステップの後を見る。指定しなければ、だれかに手がある最後の時点
help-hint-time = 考える秒数
help-play-hints = 自分の手番の前に最善手を表示する
typed-hint = ヒント
play-help-hint = 最善手と、あなたが勝つ見込み
hint-move = { $number }. { $move }：勝つ見込み{ $chance }%、± { $error }（{ $worlds }通りの世界）
hint-title = { $name }の手番。最善手：
hint-only = 手は1つだけです：{ $move }。
hint-thinking = 考え中
fault-hint-nobody = この時点で手を選ぶ人はいません。
play-thinks = { $name }は1手に最長{ $seconds }秒考えます。

## fernweh train

help-train = 2人用ゲームを、自分自身やgreedyとの対戦でネットワークに学ばせます。
help-train-folder = ネットワークの保存先。中断した学習はここから続きます
help-train-minutes = 学習する合計時間（分）
help-train-tables = 同時に進めるゲームの数。--set tables=Nと同じです
help-train-set = 学習の設定を1つ決める（例：seed=N）。何度でも指定できます
help-train-settings = 学習の設定を書いたTOMLファイル。コマンドでの指定が優先されます
help-train-tensorboard = TensorBoard用の記録もフォルダーに書き出す
train-learning = 学習中
train-begins = { $game }を{ $minutes }分学習します（同時に{ $tables }ゲーム、シード{ $seed }）。保存先は{ $path }です。
train-on = { $device ->
    [cuda] GPU
   *[cpu] CPU（GPUならはるかに高速です）
}で学習します{ $steps ->
    [0] 。
   *[other] 。{ $steps }百万手から続けます。
}
train-preparing = 準備中：ルールとネットワークをコンパイルしています…
train-stands = { $steps }百万手、毎秒{ $rate }手、エントロピー{ $entropy }、残り{ $minutes }分{ $seconds }秒
train-judged = { $steps }百万手：greedyに{ $share }%、randomに{ $random }%{ $met ->
    [yes] 、最大10回前の評価時の自分に{ $earlier }%
   *[no] { "" }
}勝利。これまでの最高はgreedyに{ $best }%です。
train-stopped = { $steps }百万手で停止しました。チェックポイント、最良のネットワーク、記録は{ $path }にあり、同じコマンドで続きから再開します。
train-done = 最良のネットワークはgreedyに{ $share }%、randomに{ $random }%{ $met ->
    [yes] 、最大10回前の評価時の自分に{ $earlier }%
   *[no] { "" }
}勝ち、{ $path }にあります。
fault-no-train-setting = 学習の設定に{ $name }はありません。あるのは次のとおりです：{ $allowed }
fault-train-setting = 設定{ $name }を{ $value }にはできません。指定できる値：{ $allowed }
