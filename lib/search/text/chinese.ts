/**
 * Chinese words of script authors, with the English words of the manual. A Chinese query is split into these words, the longest
 * first, and each is also searched for in English.
 */
const TRANSLATIONS = toMap(`
  广播 broadcast intent, 时间段 time of day schedule, 红包 red packet, 抢红包 fast tap, 刷到 swipe scroll, 下一条 next swipe,
  上一条 previous swipe, 下一个 next, 上一个 previous, 打卡 daily check, 通讯录 contact,
  转发 forward share, 公众号 wechat, 小程序 mini app, 朋友圈 wechat, 多账号 several accounts, 切换账号 switch account, 换号 switch account,
  阻塞 block wait, 充电 charging battery, 断电 power off,
  连续 again repeat, 反复 repeat again, 灵敏 sensitive threshold, 识别错误 wrong recognition, 认错 wrong recognition,
  点错 wrong position tap, 乱点 wrong position tap, 误点 wrong position tap, 来不及 too late slow, 太慢 slow, 太快 fast, 卡在 stuck hang,
  驱动级 hardware driver, 绑定窗口 window handle background,
  点击 click tap, 单击 click, 双击 double click, 长按 long press, 按下 press, 抬起 release, 点不了 click nothing, 点不到 click nothing,
  没反应 nothing happens, 无反应 nothing happens, 滑动 swipe, 滚动 scroll, 拖动 drag, 拖拽 drag, 手势 gesture, 缩放 zoom pinch, 翻页 scroll page,
  滑块 slider captcha, 滑到底 scroll end, 输入 input type, 打字 type, 输入法 ime keyboard, 键盘 keyboard, 按键 key press, 粘贴 paste, 复制 copy,
  剪贴板 clipboard, 剪切板 clipboard, 填写 fill, 清空 clear, 查找 find, 找到 find, 寻找 find, 搜索 search, 找不到 not find nothing,
  查不到 nothing found, 获取 get, 得到 get, 取得 get, 读取 read, 判断 check whether, 检测 detect check, 识别 recognize ocr, 等待 wait, 延时 sleep,
  延迟 delay, 休眠 sleep, 睡眠 sleep, 超时 timeout, 暂停 pause, 停止 stop, 结束 stop end, 退出 exit, 关闭 close, 启动 start launch, 运行 run,
  执行 run, 打开 open, 重启 restart, 开机 boot, 自启 start boot, 循环 loop repeat, 重复 repeat, 无限 endless, 死循环 endless loop,
  遍历 loop over all, 跳过 skip, 返回 back return, 调用 call, 导入 import, 引用 import, 导出 export, 保存 save, 存储 store, 写入 write,
  删除 delete, 下载 download, 上传 upload, 发送 send, 接收 receive, 请求 request, 安装 install, 卸载 uninstall, 更新 update, 升级 upgrade,
  打包 package build apk, 编译 compile, 发布 publish, 加密 encrypt protect, 解密 decrypt, 混淆 obfuscate, 调试 debug, 测试 test, 连接 connect,
  连不上 not connect, 断开 disconnect, 断线 disconnect, 投屏 mirror screen, 录制 record, 录屏 record screen, 截图 screenshot capture,
  截屏 screenshot capture, 抓图 screenshot, 裁剪 crop, 二值化 threshold binarize, 比较 compare, 对比 compare, 匹配 match, 训练 train,
  标注 label, 开启 enable, 授权 permission grant, 申请 request, 激活 activate, 购买 buy, 充值 pay, 退款 refund, 解锁 unlock, 锁屏 lock screen,
  息屏 screen off, 黑屏 screen off black, 亮屏 wake screen, 唤醒 wake, 旋转 rotate, 切换 switch, 监听 listen event, 监控 watch,
  定时 schedule timer, 计时 timer, 随机 random, 模拟 simulate, 绕过 avoid, 防止 prevent, 显示 show, 隐藏 hide, 弹出 show popup, 打印 print log,
  注册 register, 登录 login, 分享 share, 播放 play, 振动 vibrate, 震动 vibrate, 设置 setting set, 修改 change, 替换 replace, 分割 split,
  转换 convert, 解析 parse, 触碰 touch, 触摸 touch, 多指 multi finger, 多点 multi point, 卡住不动 hang freeze, 稳定 stable still, 加载 load,
  动画 animation, 指定 choose, 握手 handshake connect, 防火墙 firewall, 检查 check, 损坏 damaged corrupt, 安装包 apk package,
  解析包 apk package, 控件 control node, 节点 node control, 元素 element control, 组件 widget, 按钮 button, 文本框 text field,
  输入框 input field, 编辑框 edit field, 列表 list, 布局 layout, 属性 attribute property, 父节点 parent, 子节点 child, 兄弟 sibling,
  选择器 selector, 层级 tree hierarchy, 文字 text, 文本 text, 字符串 string text, 字符 character, 数字 number, 汉字 chinese, 中文 chinese,
  乱码 encoding garbled, 编码 encoding, 图片 image picture, 图像 image, 图标 icon, 找图 find image, 图色 image color, 找色 find color,
  多点找色 find colors, 比色 compare color, 取色 color pick, 颜色 color, 色点 color point, 像素 pixel, 字库 ocr font, 找字 ocr find text,
  文字识别 ocr, 坐标 coordinate position, 位置 position, 区域 region rect, 范围 range region, 分辨率 resolution, 屏幕 screen,
  横屏 landscape orientation, 竖屏 portrait, 相似度 similarity, 精度 precision, 偏移 offset, 偏色 color tolerance, 弹窗 popup dialog,
  对话框 dialog, 悬浮窗 floating window overlay, 浮窗 floating window, 窗口 window, 界面 ui interface screen, 提示 toast hint,
  通知 notification, 通知栏 notification bar, 广告 advert popup, 菜单 menu, 日志 log, 控制台 console, 页面 page, 网页 web page, 浏览器 browser,
  脚本 script, 代码 code, 程序 program, 应用 app, 软件 app, 包名 package name, 进程 process, 后台 background, 前台 foreground, 保活 keep alive,
  工程 project, 项目 project, 文件 file, 文件夹 folder, 目录 folder directory, 路径 path, 资源 resource, 配置 config setting, 变量 variable,
  函数 function, 参数 parameter argument, 类型 type, 模块 module, 库 library, 第三方库 pip library, 依赖 dependency, 插件 plugin,
  接口 api interface, 线程 thread, 多线程 thread, 异步 async, 数据库 database mysql, 表格 csv excel, 数组 list array, 字典 dict, 时间 time,
  日期 date, 秒 second, 毫秒 millisecond, 手机 phone device, 设备 device, 安卓 android, 苹果 ios iphone, 电脑 computer pc, 模拟器 emulator,
  云手机 cloud phone, 真机 device, 平板 tablet, 数据线 usb cable, 蓝牙 bluetooth, 硬件 hardware board, 开发板 board esp32, 网络 network,
  局域网 lan network, 服务器 server, 服务 service, 无障碍 accessibility, 辅助功能 accessibility, 权限 permission, 免root without root,
  越狱 jailbreak, 证书 certificate, 签名 signature sign, 描述文件 profile, 开发者 developer, 开发者模式 developer mode, 系统 system, 版本 version,
  鸿蒙 harmonyos, 小米 xiaomi, 华为 huawei, 微信 wechat, 抖音 tiktok douyin, 游戏 game, 验证码 captcha code, 短信 sms, 电话 call phone,
  相册 gallery album, 视频 video, 声音 sound, 音频 audio, 电池 battery, 电量 battery, 亮度 brightness, 音量 volume, 大模型 model llm, 人工智能 ai,
  模型 model, 目标检测 object detection yolo, 鼠标 mouse, 句柄 handle window, 卡密 licence key, 会员 vip member, 价格 price, 定制 custom,
  客服 support contact, 教程 tutorial course, 文档 documentation, 示例 example, 例子 example, 入门 beginner first, 工具 tool, 编辑器 editor,
  商业 commercial, 报错 error, 错误 error, 异常 exception, 失败 fail, 失效 stop working, 无效 no effect nothing, 不行 fail, 闪退 crash,
  崩溃 crash, 卡死 freeze hang, 卡住 hang, 卡顿 slow, 慢 slow, 不准 inaccurate, 不到 not, 不了 cannot, 没有 no missing, 为空 none empty,
  空 none empty, 缺少 missing, 丢失 lost, 占用 memory, 内存 memory, 掉线 disconnect, 被杀 killed background, 自动关闭 closes itself,
  拒绝 refuse, 问题 problem, 区别 difference, 支持 support, 兼容 compatible, 自动 automatic, 自动化 automation, 当前 current, 全部 all, 所有 all,
  最后 last, 第一个 first, 多个 several, 多台 many devices, 群控 many devices control, 同时 same time, 每天 daily, 直到 until, 是否 whether,
  存在 exists, 出现 appear, 消失 disappear, 可见 visible, 长度 length, 大小 size, 宽高 width height, 唯一 unique id, 机型 device model,
  语言 language, 数据 data, 表单 form, 模板 template, 课程 course, 跳转 open intent jump, 自定义 custom, 适配 fit resolution adapt,
  二维码 qr code, 条形码 barcode, 条码 barcode, 信息 information, 任务 task, 远程 remote, 控制 control, 读写 read write, 定位 locate location,
  操作 action operate, 代理 proxy, 结果 result, 断点 breakpoint debug, 批量 batch many, 录入 enter fill, 提醒 remind notification,
  重连 reconnect, 重试 retry, 消息 message, 封号 ban account, 防封 ban account, 封禁 ban account, 被封 ban account, 风控 ban account, 模式 mode, 步骤 step, 扩展 extension, 数量 number count,
  生成 generate make, 本地 local, 处理 handle process, 命令 command, 命令行 command line shell, 移动 move, 编程 programming, 旧版 old version,
  桌面 desktop, 源码 source code, 性能 performance, 优化 performance optimize, 分析 analyze, 离线 offline, 断网 offline, 商城 shop,
  账号 account, 创建 create, 新建 create new, 编辑 edit, 效果 effect, 录音 record audio, 查看 view see, 制作 make, 回调 callback,
  反射 reflection java, 发烫 hot heat, 边缘 edge canny, 轮廓 contour canny, 统计 count statistics, 预处理 preprocess, 灰度 gray, 噪点 noise,
  反色 invert, 型号 model device, 一直 always keep, 重新 again, 网址 url address, 记住 remember save, 通信 communicate socket,
  接入 connect integrate, 抓取 capture scrape, 采集 collect scrape, 爬取 scrape collect, 固件 firmware, 刷机 flash firmware, 事件 event,
  传感器 sensor, 收费 price, 验证 verify, 案例 example, 换算 convert scale, 虚拟环境 venv virtual environment, 虚拟 virtual,
  特征串 feature string colors, 过期 expired, 驱动 driver, 成功 success, 排查 troubleshoot check, 限制 limit, 部署 deploy, 变化 change,
  结构 structure tree, 安全 safety security, 隐私 privacy, 速度 speed, 协议 agreement protocol, 用户协议 agreement terms, 解绑 unbind device,
  回车 enter key, 主页 home, 阻止 prevent, 动态 dynamic, 意图 intent, 经纬度 location, 邮件 mail, 开关 switch toggle, 框选 select,
  语法 syntax python, 进度条 progress bar, 血条 health bar, 占比 ratio percent, 继承 inherit class, 画面 screen picture, 静止 still,
  阈值 threshold, 扫码 scan qr code, 数据集 dataset, 置信度 confidence, 标识 id identifier, 机器码 device id, 设备号 device id,
  常亮 keep screen on, 熄屏 screen off, 共享 share, 键值 key value, 心跳 heartbeat websocket, 确认框 confirm dialog,
  悬浮球 floating ball window, 画框 draw rectangle, 画线 draw line, 绘制 draw canvas, 画布 canvas, 单步 step debug, 破解 crack protect,
  零基础 beginner, 自学 learn beginner, 学习 learn, 截取 crop capture, 拼接 join, 联系人 contact, 连点器 click repeat, 可视化 visual, 缩进 indent,
  语句 statement, 条件 condition if, 布尔 boolean, 整数 integer int, 浮点 float, 元组 tuple, 对象 object, 类 class, 实例 instance,
  返回值 return value, 全局变量 global variable, 局部变量 local variable, 装饰器 decorator, 正则 regular expression regex, 格式化 format,
  切片 slice, 排序 sort, 去重 duplicate unique, 过滤 filter, 序列化 json, 时间戳 timestamp, 倒计时 countdown timer, 重命名 rename, 解压 unzip,
  压缩 zip compress, 追加 append, 读文件 read file, 写文件 write file, 文件管理 file manager, 管理员 administrator, 提权 administrator root,
  快捷键 hotkey shortcut key, 组合键 hotkey keys, 热键 hotkey, 右键 right click mouse, 滚轮 wheel scroll, 最小化 minimize window,
  最大化 maximize window, 置顶 top window, 激活窗口 activate window, 多开 several instances, 后台点击 background click window message,
  远程桌面 remote desktop, 断点续传 resume download, 缓存 cache, 刷新 refresh, 重置 reset, 恢复 restore, 备份 backup, 迁移 migrate,
  替代 alternative, 端口 port, 域名 domain, 地址 address, 抓包 capture packets proxy, 请求头 headers http, 状态码 status code http,
  长连接 websocket, 推送 push, 签名错误 signature, 白名单 whitelist battery, 省电 battery, 电池优化 battery background, 自启动 start boot,
  开机启动 start boot, 常驻 keep running background, 杀后台 killed background, 闪屏 flicker, 花屏 garbled screen, 反应慢 slow, 耗时 slow time,
  效率 speed performance, 准确率 accuracy, 误识别 wrong recognition, 识别率 accuracy recognition, 识别不到 recognize nothing,
  点歪 wrong position, 偏了 offset position, 错位 offset position, 不生效 no effect nothing, 没效果 no effect nothing,
  不起作用 no effect nothing, 打不开 cannot open, 进不去 cannot open, 装不上 cannot install, 安装失败 install fail, 连接失败 connect fail,
  找不到设备 device not found, 未授权 unauthorized, 不显示 not show, 显示不出来 not show, 空白 blank empty, 白屏 blank white screen, 红米 xiaomi,
  雷电 emulator, 夜神 emulator, 逍遥 emulator, 直播 live, 快手 app, 淘宝 app, 刷视频 swipe video, 签到 daily check, 挂机 keep running game,
  抢购 fast tap sale, 到点 schedule time, 整点 schedule time, 来电 phone call, 黑边 black bar, 副屏 second display, 热更新 update, 秒杀 fast tap, 私信 message, 点赞 like tap, 评论 comment, 关注 follow, 写 write, 看 see, 读 read, 买 buy, 换 change, 停 stop,
  跑 run, 画 draw, 抓 capture, 点 tap click, 滑 swipe, 拖 drag, 找 find, 填 fill, 传 send upload, 存 save store, 删 delete, 装 install,
  关 close, 开 open start, 改 change, 图 picture image, 字 text character, 色 color, 树 tree, 键 key, 框 box frame, 页 page, 码 code,
  值 value, 数 number, 卡 hang slow, 掉 lost disconnect, 杀 killed background, 防 prevent, 手 hand, 父 parent, 子 child, 按 press,
  录 record, 播 play, 发 send, 收 receive, 连 connect, 断 disconnect, 查 find check, 报 error report, 云控 cloud control,
  云机 cloud phone, 云端 cloud, 云 cloud, 内容 content text, 开发 develop, 官网 website vendor, 官方 official vendor, 首页 home page,
  下一页 next page, 精灵 tool, 触动精灵 other tool, 大漠 windows other tool, 冰狐 other tool, 易语言 other tool windows, 懒人精灵 other tool,
  悬浮 floating, 开始 start begin, 完整 complete whole, 大全 list all calls, 常见 common, 自建 own server, 自己写 write own,
  别人 share others, 百分比 percent ratio, 小图 small picture template, 模板图 template picture, 大图 picture screen, 多少钱 price cost,
  费用 price cost, 免费 free price, 付费 price paid, 续费 renew price, 试用 trial free, 发票 invoice company, 企业 company, 公司 company,
  合同 contract company, 采购 buy company, 商务 company contact, 商品 product shop, 优惠 price, 折扣 price, 支付 pay, 查询 query find,
  指令 command, 插入 insert, 提交 submit send, 情况 state, 第一次 first, 一样 same, 相同 same, 不同 different, 点阵 glyph font, 金币 coins game,
  目标 target object, 同一 same, 开放 open, 新手 beginner, 小白 beginner, 基础 basic beginner, 贡献 contribute, 提取 extract read,
  一键 one tap shortcut, 数值 number value, 继续 go on resume, 意思 meaning glossary, 含义 meaning glossary, 术语 glossary,
  实战 project example, 密码 password, 光线 light sensor, 单元 unit test, 完成 finish done, 进阶 advanced, 活动 activity,
  活动名 activity name, 解释 explain, 论坛 forum community, 交流群 group community, 社区 community, 作者 author, 联系方式 contact,
  投诉 complaint, 侵权 copyright, 责任 disclaimer, 免责 disclaimer, 版权 copyright, 条款 terms agreement, 政策 policy privacy, 收集 collect,
  注销 delete account, 备案 company, 双指 two fingers, 手指 finger, 曲线 curve path, 轨迹 path gesture, 贝塞尔 curve path, 拟人 human random,
  仿真 human random, 真人 human random, 间隔 interval, 每隔 interval schedule, 半小时 interval, 小时 hour, 分钟 minute, 几点 time clock,
  周末 day schedule, 凌晨 time schedule, 音乐 music sound, 铃声 sound, 朗读 speech voice, 语音 speech voice, 闪光灯 torch light,
  手电筒 torch light, 拍照 camera photo, 相机 camera photo, 摄像头 camera, 照片 photo, 镜像 mirror screen, 邮箱 email, 确定 confirm ok,
  取消 cancel, 标签 label tag, 内嵌 embedded web, 原生 native, 市场 shop market, 入口 entry, 通过 through, 缺口 slider captcha,
  拼图 slider captcha, 小红点 red dot, 红点 red dot, 自制 own, 流水线 pipeline, 提高 improve, 识字 ocr text, 自适应 adapt resolution,
  怪物 object detection game, 物体 object detection, 打标签 label dataset, 推理 inference model, 实时 realtime live, 单选 choose radio,
  多选 choose checkbox, 勾选 check checkbox, 复选框 checkbox, 下拉框 combo drop down list, 下拉 drop down pull, 上滑 swipe up,
  下滑 swipe down, 左滑 swipe left, 右滑 swipe right, 上拉 swipe up, 矩形 rectangle rect, 圆形 circle, 直线 line, 透明 transparent,
  选项 option, 选项卡 tab, 助手 assistant, 最新 latest, 最新版 latest version, 灰色 grey, 允许 allow permission, 授予 grant permission, 方案 way,
  手册 manual, 独立 standalone own app, 路线 course learn, 奖励 reward, 推广 reward, 设计器 designer ui, 教学 course, 回放 replay play,
  添加 add, 现成 ready share, 现成的 ready share, 记录 record log keep, 底部 bottom end, 顶部 top, 中间 middle center, 中心 center middle,
  左上角 top left corner, 右下角 corner, 矩阵 many phones, 搭建 set up own server, 自己搭建 own server, 后端 server, 前端 html page, 报告 report,
  流程 flow steps, 焦点 focus, 访问 access open, 沙盒 sandbox files, 媒体 media, 包含 contain, 模糊 contains match fuzzy, 精确 exact match,
  谓词 predicate, 状态 state status, 选择 choose select, 放大 zoom enlarge, 缩小 zoom shrink, 捏合 pinch zoom, 冲突 conflict,
  环境 environment, 扫描 scan, 方向 orientation direction, 金额 number amount, 链接 link url, 信任 trust developer,
  未受信任 untrusted developer, 掉签 expired signature, 自签 sign certificate, 企业签 sign certificate, 爱思助手 ios tool install,
  指针 pointer cursor, 校准 calibrate, 次数 times count, 打断 interrupt stop, 中断 interrupt stop, 进入 open enter, 一行 line,
  行号 line number, 出错 error fail, 差异 difference, 跨平台 platforms, 三端 platforms, 补全 completion stubs, 智能提示 completion stubs,
  最低 lowest version, 格式 format, 泄露 leak password, 设计 design, 预售 shop, 永久 lifetime, 一年 year, 顺序 order, 练习 exercise,
  练习题 exercise, 答案 answer, 大纲 course outline, 资料 material, 捕获 catch exception, 原因 cause, 偶尔 sometimes, 偶发 sometimes,
  注意事项 good practice, 最佳实践 good practice, 规范 good practice, 一晚 long running, 长时间 long running keep, 拆分 split files,
  公共 shared module, 复用 reuse module, 违法 legal, 合法 legal, 病毒 virus safe, 摇一摇 shake sensor, 姿态 orientation sensor,
  重力 gravity sensor, 加速度 acceleration sensor, 陀螺仪 gyroscope sensor, 指南针 compass sensor, 感应器 sensor, 距离 distance,
  无线 wireless wifi, 收件箱 inbox sms, 提速 faster speed, 加速 faster speed, 框架 framework, 持续集成 ci test, 断言 assert test,
  用例 test case, 纠错 fix page, 网站 site website, 翻译 translate, 升序 sort, 罗技 mouse hardware, 按住 press hold, 松开 release, 内测 beta,
  分发 distribute publish, 绑定 bind device, 换绑 bind device, 标题 title, 英文 english, 保持 keep, 手动 by hand, 触发 event trigger,
  快捷 shortcut, 谷歌 google, 错别字 misspelt, 解决 fix solve, 已停止 stopped crash, 无响应 not responding freeze, 假死 freeze hang,
  死机 freeze hang, 挂了 crash stop, 挂掉 crash stop, 崩了 crash, 报异常 exception error, 堆栈 traceback error, 内存溢出 memory picture,
  内存泄漏 memory leak, 占内存 memory, 耗电 battery, 发热 hot heat, 掉帧 slow, 加固 protect encrypt, 反编译 protect decompile, 授权码 licence key,
  激活码 licence key activate, 注册码 licence key, 机器 device, 主控 control computer, 被控 controlled device, 群发 send many,
  中控 control computer many, 中控台 control many devices, 组网 network, 内网穿透 network tunnel server, 公网 internet server,
  外网 internet network, 内网 lan network, 热点 hotspot wifi, 同一个网络 same network lan, 搜不到设备 device not found connect, 有线 usb cable,
  usb调试 usb debugging, 调试桥 adb, 投影 screen capture permission, 锁定后台 keep background, 双开 cloned app copies twice,
  分身 cloned app copies twice, 虚拟机 virtual machine emulator, 沙箱 virtual emulator, 无法点击 click nothing happens,
  不能点击 click nothing happens, 无法输入 input nothing type, 抓不到 nothing found capture, 拿不到 nothing found get, 黑图 screenshot black,
  全黑 screenshot black, 闪一下 flicker, 不弹 not show, 不执行 not run, 不运行 not run, 不停止 not stop, 停不下来 not stop, 没声音 no sound,
  没权限 permission missing, 权限不足 permission missing, 缺库 import library missing, 装库 pip library install,
  安装库 pip library install, 第三方包 pip package library, 取文本 get text, 取文字 get text, 取坐标 get position, 抓控件 find controls tree,
  抓节点 find controls tree, 控件树 control tree, 节点树 control tree, 属性值 attribute value, 连续点击 repeat tap, 连点 repeat tap,
  长截图 screenshot scroll, 切图 crop, 灰度化 gray, 去噪 noise clean, 降噪 noise clean, 透明图 transparent picture,
  全分辨率 any resolution scale, 多分辨率 resolution many screens, 缩放比例 scale zoom, 刘海屏 notch screen, 导航栏 navigation bar,
  状态栏 status bar, 音量键 volume key, 物理键 key, 电源键 power key lock, 返回键 back key, 主页键 home key, 最近任务 recent apps, 任务栏 taskbar,
  澎湃 xiaomi, 荣耀 huawei, 三星 samsung, 魔趣 root, 面具 root magisk, 框架注入 root hook, 爬虫 scrape collect, 接单 commercial,
  外包 custom commercial, 代写 custom script, 做脚本 custom write script, 写脚本 write script, 学脚本 learn course, 图文教程 course writing,
  帮助文档 manual, 键鼠 mouse keyboard, 单片机 board esp32, 烧录 flash firmware, 烧写 flash firmware, 串口 serial usb, 接线 cable usb,
  转接头 otg usb, 外接 usb otg, 子窗口 child window, 进程名 process name, 计划任务 schedule task, 任务计划 schedule task, 定时器 timer schedule,
  弹框 dialog popup, 提示框 toast dialog, 青少年模式 popup close, 发请求 http request, 回复 reply message, 读短信 read sms, 取验证码 read code sms,
  图形验证码 captcha ocr, 血量 health bar color, 冷却 wait color, 打怪 game loop, 刷本 game loop, 手游 game, 端游 game windows, 网游 game
`);

/** Words that nearly every question contains. */
const STOP_WORDS = new Set(
  (
    '怎么 如何 怎样 什么 为什么 可以 能不能 能否 请问 一下 这个 那个 一个 有人 知道 大佬 各位 怎么办 办法 方法 实现 使用 进行 时候 还是 就是 不能 不会 无法 希望 能够 需要 里面 之后 以后 如果 但是 因为 所以 然后 现在 已经 ' +
    '哪些 哪里 哪 多少 多久 自己 看看 其他 别的 一次 一直 某个 几个 怎么样 为啥 咋 的 了 吗 呢 吧 啊 是 在 有 和 与 或 把 被 用 让 给 对 就 也 都 还 要 会 能 去 来 上 下 中 里 到 不 我 你 他 它 这 那 个 求'
  ).split(' '),
);

const MAX_WORD_LENGTH = Math.max(...[...TRANSLATIONS.keys(), ...STOP_WORDS].map((word) => word.length));

/** A word of a Chinese query, or characters between known words. */
export interface HanWord {
  text: string;
  /** English words for it, separated by spaces; absent for unknown characters. */
  translation?: string;
}

/** Splits a run of Chinese characters into known words and the characters between them; stop words are left out. */
export function splitHan(run: string): HanWord[] {
  const words: HanWord[] = [];
  let unknown = '';
  const flush = () => {
    if (unknown !== '') words.push({text: unknown});
    unknown = '';
  };
  for (let at = 0; at < run.length; ) {
    const word = findLongest(run, at);
    if (word === undefined) {
      unknown += run[at];
      at += 1;
      continue;
    }
    flush();
    const translation = TRANSLATIONS.get(word);
    if (translation !== undefined) words.push({text: word, translation});
    at += word.length;
  }
  flush();
  return words;
}

function findLongest(run: string, at: number): string | undefined {
  for (let length = Math.min(MAX_WORD_LENGTH, run.length - at); length > 0; length--) {
    const word = run.slice(at, at + length);
    if (TRANSLATIONS.has(word) || STOP_WORDS.has(word)) return word;
  }
  return undefined;
}

/** Parses `word translation translation, word translation`. */
function toMap(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split(',').map((entry) => {
      const [word = '', ...translation] = entry.trim().split(' ');
      return [word, translation.join(' ')];
    }),
  );
}
