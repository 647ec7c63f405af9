## The page: everywhere

web-title = Fernweh：五つの失われた世界
web-missing = ここには何もありません
web-missing-more = お探しのページは沈んだか、はじめから無かったようです。
web-to-home = 五つのゲームへ
web-offline = オフラインです
web-offline-more = ゲームにはサーバーが必要です。ネットワークが戻れば、卓は離れたときのまま待っています。
web-try-again = もう一度試す
