import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '衡渡在浏览器里运行，不需要安装应用。',
      '只有在您操作时，才会用到选择文件、写入剪贴板、麦克风等权限。',
      '拒绝其中一项，不影响无关的功能。',
    ],
    sections: [
      section(
        '总则',
        '浏览器的权限由您决定。我们只在您点击相应的按钮之后请求；除您打开的新消息通知外，不在后台使用；不因您拒绝而限制无关的功能。',
      ),
      section('权限一览', {
        head: ['权限', '用在哪里', '拒绝以后'],
        rows: [
          ['选择文件', '上传头像、证件、付款凭证、附件，聊天发送文件', '不能上传；其他功能不受影响'],
          ['写入剪贴板', '复制编号、链接与社交账号', '提示手动复制'],
          ['麦克风', '聊天中录制语音', '不能录音；可以发送文字和文件'],
          ['浏览器通知', '提示聊天新消息', '不弹出通知；消息仍可在站内查看'],
          ['Cookie 与本地存储', '保持登录，记住语言与配色', '不能保持登录；可以浏览公开页面'],
          ['打开新窗口', '打开协议、联系表单与文件', '提示允许弹窗，或在当前页打开'],
          ['打印', '打印协议、收据等', '其他功能不受影响'],
        ],
      }),
      section(
        '文件',
        '页面只读取您选择、拖入或粘贴的文件。上传前显示允许的类型与大小，上传时显示进度，可以取消。文件逐个上传，服务器按内容检查类型。',
      ),
      section(
        '相机',
        '手机浏览器选择文件时可能提供“拍照”，这是系统的功能，由您决定是否使用；网页不直接调用相机，也不能读取相册中的其他照片。麦克风只在您录制语音时使用，每次最长 60 秒，停止或取消后即关闭。',
      ),
      section('剪贴板', '只有在您点击“复制”时，才写入所显示的内容。除您自己粘贴的文字和文件之外，不读取剪贴板。'),
      section(
        '通知',
        '只有在您打开聊天中的“桌面通知”之后，才请求浏览器通知的权限；网页打开但不在眼前时，用它提示聊天新消息，您可以随时关闭。其他重要事项通过站内消息、短信或邮件送达，您可以在账号设置中选择哪些事项同时发送邮件。',
      ),
      section('位置', '不请求定位权限。所在地由您在资料中选择，当地时间按所选地区换算。'),
      section('本地存储的内容', [
        '语言与配色。',
        '登录凭据与基本用户信息，约 8 小时后失效，退出登录时清除；另有一个识别已登录过的浏览器的 Cookie，最长 400 天。',
        '地区与选项字典，用于加快页面打开。',
        '活动电子票与清单中的勾选，方便再次查看，退出登录时清除。',
        '尚未提交的表单与聊天草稿，提交、放弃或退出登录后删除。',
        '经伙伴链接到访时的渠道码，90 天后失效，注册、报名活动或提交联系表单时一并提交，不记录浏览内容。',
      ]),
      section('如何更改', '在浏览器地址栏旁的网站信息中，可以查看和撤回权限、清除数据。清除数据之后需要重新登录，服务器上的数据不受影响。'),
      section('变更', '新增功能需要权限的，先更新本页，再在您使用该功能时请求。'),
    ],
  },
  en: {
    summary: [
      'Hengdu runs in the browser; there is no app to install.',
      'Permissions such as choosing a file, writing to the clipboard or using the microphone are used only when you act.',
      'If you decline one, unrelated functions still work.',
    ],
    sections: [
      section(
        'In general',
        'You control browser permissions. We ask only after you press the relevant button, use nothing in the background except the message notifications that you switched on, and do not restrict unrelated functions if you decline.',
      ),
      section('Permissions at a glance', {
        head: ['Permission', 'Used for', 'If declined'],
        rows: [
          [
            'Choosing files',
            'Uploading pictures, documents, payment vouchers and attachments, files in chat',
            'No uploads; everything else works',
          ],
          ['Writing to the clipboard', 'Copying numbers, links and social IDs', 'You are asked to copy manually'],
          ['Microphone', 'Recording voice messages in chat', 'No recordings; text and files work'],
          ['Browser notifications', 'Pointing out new chat messages', 'No notifications; messages are still on the platform'],
          ['Cookies and local storage', 'Staying signed in, language and colours', 'You cannot stay signed in; public pages work'],
          ['Opening a window', 'Agreements, contact form, files', 'You are asked to allow pop-ups, or it opens in this window'],
          ['Printing', 'Agreements, receipts and the like', 'Nothing else is affected'],
        ],
      }),
      section(
        'Files',
        'The page reads only files that you choose, drop or paste. Allowed types and size are shown before the upload and progress during it, and you can cancel. Files are uploaded one at a time, and the server checks their type by content.',
      ),
      section(
        'Camera',
        'On a phone the file chooser may offer to take a picture. That is a function of the system, and you decide whether to use it; the page does not call the camera and cannot access other photos. The microphone is used only while you record a voice message of at most 60 seconds, and is released when you stop or cancel.',
      ),
      section(
        'Clipboard',
        'Written only when you press “Copy”, with what is shown. It is not read, except for the text and files that you paste yourself.',
      ),
      section(
        'Notifications',
        'Permission for browser notifications is requested only when you switch on “Browser notifications” in chat. They point out new chat messages while the page is open but not in view, and you can switch them off at any time. Other important updates reach you by platform message, SMS or e-mail; in account settings you choose which are also sent by e-mail.',
      ),
      section('Location', 'We do not request it. You choose your location in your profile, and local times are based on it.'),
      section('What is stored in the browser', [
        'Language and colours.',
        'The session and basic user details, which expire after about 8 hours and are cleared when you sign out; a cookie that recognises a known browser, for up to 400 days.',
        'Dictionaries of areas and options, so that pages open faster.',
        'Event tickets and ticks in checklists, for your next visit; cleared when you sign out.',
        'Drafts of forms and chat messages, deleted once sent or discarded, or when you sign out.',
        'The channel code of the partner whose link brought you here: kept for 90 days and submitted when you register, sign up for an event or send the contact form. Your browsing is not recorded.',
      ]),
      section(
        'How to change permissions',
        'Use the site information next to the browser’s address bar to view or revoke permissions and clear data. After clearing data you need to sign in again; data on the server is not affected.',
      ),
      section('Changes', 'If a new function needs a permission, this page is updated first, and you are asked when you use it.'),
    ],
  },
}

export default both
