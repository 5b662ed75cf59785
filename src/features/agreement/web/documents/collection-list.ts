import { type BothTexts, section } from './section.ts'

const head = { cn: ['信息', '用途', '何时收集', '是否必需'], en: ['Information', 'Purpose', 'When', 'Required'] }

const both: BothTexts = {
  cn: {
    summary: [
      '本清单逐项列出平台收集的个人信息、用途、时机，以及不提供会怎样。',
      '没有列出的，我们不收集。',
      '证件、照片与银行账号属于敏感个人信息，提交时单独征得同意。',
    ],
    sections: [
      section(
        '怎样读这份清单',
        '“必需”指不提供就无法使用对应的功能，不影响其他功能。“选填”可以不填，填了也可以随时删除。保存期限见《个人信息保护政策》。',
      ),
      section('注册与登录', {
        head: head.cn,
        rows: [
          ['手机号与区号', '识别账号、发送验证码与重要通知', '注册、登录', '必需'],
          ['邮箱', '登录、接收通知', '绑定邮箱时', '选填'],
          ['密码', '登录；只保存不可逆的散列', '设置密码时', '用验证码登录的可以不设'],
          ['企业名称', '建立企业资料', '企业注册', '企业必需'],
        ],
      }),
      section('个人资料', {
        head: head.cn,
        rows: [
          ['姓名', '名片、报名与结算', '完善名片', '个人必需'],
          ['性别、出生日期', '名片与年龄核对', '完善名片', '必需'],
          ['所在地', '匹配需求、换算当地时间', '完善名片', '必需'],
          ['简历、技能、语言', '报名时供发布方查看', '编辑简历', '选填'],
          ['头像', '识别', '上传头像', '选填'],
        ],
      }),
      section('个人认证（敏感）', {
        head: head.cn,
        rows: [
          ['证件类型与号码', '核对身份', '提交认证', '提现必需'],
          ['证件照片', '核对证件', '提交认证', '提现必需'],
        ],
      }),
      section('企业资料与认证', {
        head: head.cn,
        rows: [
          ['法定代表人姓名', '核对企业', '企业认证', '发布需求必需'],
          ['营业执照', '核对企业', '企业认证', '发布需求必需'],
          ['成员的姓名与角色', '分配权限、记录操作', '加入企业', '成员必需'],
        ],
      }),
      section('需求与交付', {
        head: head.cn,
        rows: [
          ['需求内容与附件', '发布、审核与匹配', '创建需求', '发布必需'],
          ['报名说明', '供发布方选择', '报名', '报名必需'],
          ['交付说明与文件', '确认与验收', '提交完成', '交付必需'],
          ['每一步的操作人、时间与理由', '时间线与争议证据', '操作时自动记录', '必需'],
        ],
      }),
      section('收付款（敏感）', {
        head: head.cn,
        rows: [
          ['户名、账号、银行', '提现与退款', '添加银行账户', '提现必需'],
          ['转账凭证图片', '核对到账', '充值', '转账充值必需'],
        ],
      }),
      section('沟通与服务', {
        head: head.cn,
        rows: [
          ['联系表单的内容', '回复您的咨询', '提交表单', '按表单标注'],
          ['伙伴申请的内容', '审核与答复', '提交申请', '按表单标注'],
          ['反馈内容与截图', '排查问题', '提交反馈', '选填'],
          ['聊天内容', '送达对方；保存一个月', '使用聊天', '使用聊天必需'],
        ],
      }),
      section('设备与安全记录', {
        head: head.cn,
        rows: [
          ['网络地址、浏览器标识', '识别异常登录，列出您的会话', '登录与操作时自动记录', '必需'],
          ['登录失败次数', '防止猜测密码', '登录失败时', '必需'],
          ['提交表单时的网络地址', '限制同一地址的提交次数；保存 30 天', '提交联系表单或伙伴申请', '必需'],
          [
            '渠道码（存于浏览器本地，90 天）',
            '计算伙伴分成；最后一次点击的链接为准，不记录浏览内容',
            '经伙伴链接到访；注册、报名、咨询时提交',
            '没有则不影响使用',
          ],
        ],
      }),
      section('我们不收集的', '平台不读取通讯录、短信、通话记录、精确定位、剪贴板内容与应用列表；不收集生物识别特征，不做人脸比对。'),
    ],
  },
  en: {
    summary: [
      'This list names every item of personal information we collect, why, when, and whether it is required.',
      'We do not collect anything that is not listed.',
      'Identity documents, photos and bank accounts are sensitive; we ask for separate consent when you submit them.',
    ],
    sections: [
      section(
        'How to read it',
        '“Required” means that the relevant function does not work without it; other functions are not affected. “Optional” can be left empty, or deleted later. The Personal Information Protection Policy says how long each is kept.',
      ),
      section('Registration and sign-in', {
        head: head.en,
        rows: [
          [
            'Phone number with area code',
            'Identifies the account; receives codes and important notices',
            'Registration, sign-in',
            'Required',
          ],
          ['E-mail', 'Sign-in and notices', 'When you add one', 'Optional'],
          ['Password', 'Sign-in; only an irreversible hash is kept', 'When you set one', 'Not if you sign in by code'],
          ['Company name', 'Creates the company profile', 'Company registration', 'Companies'],
        ],
      }),
      section('Personal profile', {
        head: head.en,
        rows: [
          ['Name', 'Business card, applications, settlement', 'Business card', 'Individuals'],
          ['Gender, date of birth', 'Business card and age check', 'Business card', 'Required'],
          ['Location', 'Matches requests, shows local time', 'Business card', 'Required'],
          ['Résumé, skills, languages', 'Shown to the publisher when you apply', 'Editing the résumé', 'Optional'],
          ['Picture', 'Recognition', 'Upload', 'Optional'],
        ],
      }),
      section('Individual verification (sensitive)', {
        head: head.en,
        rows: [
          ['Type and number of the identity document', 'Checks identity', 'Applying for verification', 'To withdraw'],
          ['Photographs of the document', 'Checks the document', 'Applying for verification', 'To withdraw'],
        ],
      }),
      section('Company profile and verification', {
        head: head.en,
        rows: [
          ['Name of the legal representative', 'Checks the company', 'Company verification', 'To publish'],
          ['Business licence', 'Checks the company', 'Company verification', 'To publish'],
          ['Names and roles of members', 'Permissions and record of actions', 'Joining the company', 'Members'],
        ],
      }),
      section('Requests and deliveries', {
        head: head.en,
        rows: [
          ['Request and attachment', 'Publication, review, matching', 'Creating a request', 'To publish'],
          ['Application', 'Lets the publisher choose', 'Applying', 'To apply'],
          ['Delivery note and files', 'Confirmation and acceptance', 'Completing', 'To deliver'],
          ['Who made each move, when and why', 'Timeline and evidence', 'Recorded with the move', 'Required'],
        ],
      }),
      section('Payment (sensitive)', {
        head: head.en,
        rows: [
          ['Account holder, number, bank', 'Withdrawals and refunds', 'Adding a bank account', 'To withdraw'],
          ['Image of the transfer slip', 'Matches the transfer', 'Top-up', 'Top-up by transfer'],
        ],
      }),
      section('Messages and support', {
        head: head.en,
        rows: [
          ['What you write in the contact form', 'Answers your enquiry', 'Submitting the form', 'As marked'],
          ['What you write in a partner application', 'Review and answer', 'Submitting the application', 'As marked'],
          ['Feedback and screenshots', 'Troubleshooting', 'Submitting feedback', 'Optional'],
          ['Chat messages', 'Delivered to the other party; kept for one month', 'Using chat', 'To chat'],
        ],
      }),
      section('Device and security records', {
        head: head.en,
        rows: [
          ['Network address, browser', 'Detects unusual sign-ins, lists your sessions', 'Recorded at sign-in and actions', 'Required'],
          ['Failed sign-ins', 'Prevents password guessing', 'At a failed sign-in', 'Required'],
          ['Network address of a public form', 'Limits submissions per address; kept for 30 days', 'Submitting the form', 'Required'],
          [
            'Channel code (in your browser, 90 days)',
            'Calculates the partner’s share; the last link clicked counts, browsing is not recorded',
            'Arriving through a partner’s link; submitted when you register, sign up or contact us',
            'Not required',
          ],
        ],
      }),
      section(
        'What we do not collect',
        'We do not read contacts, text messages, call logs, precise location, the clipboard or lists of installed apps. We do not collect biometric data or perform face recognition.',
      ),
    ],
  },
}

export default both
