import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '衡渡在浏览器里运行，不需要安装应用。',
      '只有在您操作的那一刻，才会用到文件选择、剪贴板写入等能力。',
      '拒绝任何一项，都有别的办法完成同一件事。',
    ],
    sections: [
      section('总则', '浏览器的权限由您掌握。我们只在您点了对应的按钮之后才请求，不在后台使用，不因拒绝而限制无关的功能。'),
      section('权限一览', {
        head: ['权限', '用在哪里', '拒绝以后'],
        rows: [
          ['选择文件', '上传头像、证照、凭证、附件', '不能上传；其余照常'],
          ['写入剪贴板', '复制编号、链接与社交账号', '提示手动复制'],
          ['Cookie 与本地存储', '保持登录，记住语言与配色', '不能登录；可以浏览公开页面'],
          ['打开新窗口', '打开协议、联系表单与文件', '提示允许弹窗，或在当前页打开'],
          ['打印', '打印协议与收据', '不影响其他功能'],
        ],
      }),
      section(
        '文件',
        '您选了哪个文件，页面才读到哪个文件。上传前显示允许的类型与大小，上传时显示进度，可以取消。一次上传一个文件，服务器按内容检查类型。',
      ),
      section('相机', '手机浏览器的文件选择器可能提供“拍照”，由系统提供并由您决定；网页不直接调用相机，也拿不到相册里的其他照片。'),
      section('剪贴板', '只写入，不读取。只有在您点“复制”时写入所显示的内容。粘贴验证码由您自己操作。'),
      section('通知', '目前不请求浏览器推送通知。重要事项通过站内消息、短信或邮件送达，在账号设置中可以选择哪些需要邮件。'),
      section('位置', '不请求定位。所在地由您在资料中选择；当地时间按所选地区换算。'),
      section('本地存储的内容', [
        '语言与配色。',
        '登录凭据与基本用户信息，约 8 小时后失效，退出时清除。',
        '地区与选项字典，用于加快打开。',
        '尚未提交的表单草稿，提交或放弃后删除。',
        '经伙伴链接到访时的渠道码，90 天后失效，注册或报名时随表单提交，不记录浏览内容。',
      ]),
      section('如何更改', '点浏览器地址栏左侧的站点信息，可以查看、撤回权限并清除数据。清除之后需要重新登录，服务器上的数据不受影响。'),
      section('变更', '新增需要权限的功能时，先更新本页，再在您使用该功能时请求。'),
    ],
  },
  en: {
    summary: [
      'Hengdu runs in the browser; there is no app to install.',
      'Capabilities such as choosing a file or writing to the clipboard are used only when you act.',
      'If you decline one, there is another way to do the same thing.',
    ],
    sections: [
      section(
        'In general',
        'You control browser permissions. We ask only after you press the relevant button, use nothing in the background, and do not restrict unrelated functions if you decline.',
      ),
      section('Permissions at a glance', {
        head: ['Permission', 'Used for', 'If declined'],
        rows: [
          ['Choosing files', 'Photos, documents, payment slips, attachments', 'No uploads; everything else works'],
          ['Writing to the clipboard', 'Copying numbers, links and social IDs', 'You are asked to copy manually'],
          ['Cookies and local storage', 'Staying signed in, language and colours', 'No sign-in; public pages work'],
          ['Opening a window', 'Agreements, contact form, files', 'You are asked to allow pop-ups, or it opens here'],
          ['Printing', 'Agreements and receipts', 'Nothing else is affected'],
        ],
      }),
      section(
        'Files',
        'The page reads only the file you chose. Allowed types and size are shown before the upload, progress during it, and you can cancel. One file is uploaded at a time, and the server checks its type by content.',
      ),
      section(
        'Camera',
        'On a phone the file chooser may offer to take a picture. The system provides that and you decide; the page does not call the camera and cannot access other photos.',
      ),
      section('Clipboard', 'Written, never read, and only what is shown when you press “Copy”. You paste codes yourself.'),
      section(
        'Notifications',
        'We do not currently request push notifications. Important updates reach you by platform message, SMS or e-mail; account management lets you choose which come by e-mail.',
      ),
      section('Location', 'We do not request it. You choose your location in your profile, and local times are based on it.'),
      section('What is stored in the browser', [
        'Language and colours.',
        'The session and basic user details, which expire after about 8 hours and are cleared when you sign out.',
        'Dictionaries of areas and options, so that pages open faster.',
        'Drafts of forms not yet submitted, deleted once submitted or discarded.',
        'The channel code of the partner whose link brought you here: kept for 90 days and submitted when you register, sign up or contact us. Your browsing is not recorded.',
      ]),
      section(
        'How to change permissions',
        'Use the site information next to the browser’s address bar to view or revoke permissions and clear data. You will need to sign in again; data on the server is not affected.',
      ),
      section('Changes', 'If a new function needs a permission, this page is updated first, and you are asked when you use it.'),
    ],
  },
}

export default both
