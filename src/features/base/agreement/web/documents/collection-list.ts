import { type BothTexts, section } from './section.ts'

const head = { cn: ['信息', '用途', '何时收集', '是否必需'], en: ['Information', 'Purpose', 'When', 'Required'] }

const both: BothTexts = {
  cn: {
    summary: [
      '本清单逐项列出平台收集的个人信息、用途、收集时间，以及是否必需。',
      '我们不收集清单之外的个人信息。',
      '证件号码、证件照片与银行账号属于敏感个人信息，只由您在相应页面自行提交。',
    ],
    sections: [
      section(
        '怎样读这份清单',
        '“必需”指不提供就无法使用对应的功能，不影响其他功能。“选填”可以不填，填写后也可以删除。企业录入的员工信息由企业决定，平台受托处理，不在本清单之内。保存期限见《个人信息保护政策》。',
      ),
      section('注册与登录', {
        head: head.cn,
        rows: [
          ['手机号与区号', '识别账号、发送验证码与重要通知', '注册、登录', '必需'],
          ['邮箱', '登录、接收通知', '设置邮箱时', '选填'],
          ['密码', '登录；只保存不可逆的散列', '注册或设置密码时', '用验证码登录的可以不设'],
          ['企业名称', '建立企业资料', '企业注册', '企业必需'],
        ],
      }),
      section('个人资料', {
        head: head.cn,
        rows: [
          ['姓名、职位', '名片与报名', '完善名片', '个人必需'],
          ['性别、出生日期', '名片与年龄核对', '完善名片', '个人必需'],
          ['所在地', '展示给发布方、换算当地时间', '完善名片', '个人必需'],
          ['简历、技能、语言、期望报酬', '报名时供发布方查看；您同意的，匿名公开', '编辑资料与简历', '选填'],
          ['头像', '便于他人辨认', '上传头像', '选填'],
        ],
      }),
      section('实名认证（敏感）', {
        head: head.cn,
        rows: [
          ['证件姓名、类型与号码', '核对身份', '提交实名认证', '提现必需'],
          ['证件照片', '核对证件', '提交实名认证', '提现必需'],
        ],
      }),
      section('企业资料与认证', {
        head: head.cn,
        rows: [
          ['法定代表人的姓名、证件号码与证件照片（敏感）', '核对企业', '企业认证', '发布需求必需'],
          ['营业执照', '核对企业', '企业认证', '发布需求必需'],
          ['联系人的姓名与职位；电话、邮箱（选填）', '企业资料', '完善企业名片', '企业必需'],
          ['成员的姓名与角色', '分配权限、记录操作', '加入企业', '成员必需'],
          ['被邀请者的手机号或邮箱', '发送邀请', '企业邀请成员或服务商时', '邀请必需'],
        ],
      }),
      section('需求与交付', {
        head: head.cn,
        rows: [
          ['需求内容与附件', '发布、审核与匹配', '创建需求', '发布必需'],
          ['报名留言', '供发布方选择', '报名', '选填'],
          ['交付说明与文件', '确认与验收', '提交完成', '交付必需'],
          ['每一步的操作人、时间与理由', '需求的时间线', '操作时自动记录', '必需'],
        ],
      }),
      section('收付款（敏感）', {
        head: head.cn,
        rows: [
          ['户名、银行账号、开户银行', '提现', '添加银行账户', '提现必需'],
          ['付款凭证图片', '核对到账', '充值、转账购豆', '转账必需'],
        ],
      }),
      section('沟通与服务', {
        head: head.cn,
        rows: [
          ['联系表单、服务咨询的内容与附件', '回复您的咨询', '提交时', '按表单标注'],
          ['伙伴申请、名录收录申请的内容', '审核与答复', '提交申请', '按表单标注'],
          ['活动报名的姓名、联系方式', '确认名额、发送电子票与提醒', '报名活动', '按表单标注'],
          ['意见反馈的内容与截图', '排查问题', '提交反馈', '选填'],
          ['聊天的文字、文件与语音', '送达对方；保存一个月，被举报的保存 90 天', '使用聊天', '使用聊天必需'],
        ],
      }),
      section('设备与安全记录', {
        head: head.cn,
        rows: [
          ['网络地址、浏览器标识', '识别异常登录，列出您的会话', '登录与操作时自动记录', '必需'],
          ['登录失败次数、已登录过的浏览器', '防止猜测密码', '登录时', '必需'],
          ['提交表单时的网络地址', '限制同一地址的提交次数；保存 30 天', '提交联系表单、伙伴申请或活动报名', '必需'],
          [
            '渠道码（存于浏览器本地，90 天）',
            '计算伙伴分成；以最后一次点击的链接为准，不记录浏览内容',
            '经伙伴链接到访时保存；注册、报名活动、提交联系表单时提交',
            '否',
          ],
        ],
      }),
      section(
        '我们不收集的',
        '平台不读取通讯录、短信、通话记录、精确位置与应用列表；除您自己粘贴之外，不读取剪贴板；不收集生物识别信息，不做人脸比对。',
      ),
    ],
  },
  en: {
    summary: [
      'This list names every item of personal information we collect, why, when, and whether it is required.',
      'We do not collect personal information that is not listed.',
      'Document numbers, document photos and bank account numbers are sensitive personal information; only you submit them, on the pages for them.',
    ],
    sections: [
      section(
        'How to read it',
        '“Required” means that the relevant function does not work without it; other functions are not affected. “Optional” can be left empty, or deleted later. What a company enters about its employees is for the company to decide; the platform processes it on its behalf, and it is not part of this list. The Personal Information Protection Policy says how long each is kept.',
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
          ['E-mail address', 'Sign-in and notices', 'When you set one', 'Optional'],
          ['Password', 'Sign-in; only an irreversible hash is kept', 'Registration, or when you set one', 'Not if you sign in by code'],
          ['Company name', 'Creates the company profile', 'Company registration', 'Companies'],
        ],
      }),
      section('Personal profile', {
        head: head.en,
        rows: [
          ['Name, position', 'Business card, applications', 'Completing the business card', 'Individuals'],
          ['Gender, date of birth', 'Business card and age check', 'Completing the business card', 'Individuals'],
          ['Location', 'Shown to publishers; local time', 'Completing the business card', 'Individuals'],
          [
            'Résumé, skills, languages, rates',
            'Shown to publishers when you apply; shown anonymously if you agree',
            'Editing profile and résumé',
            'Optional',
          ],
          ['Picture', 'Helps others recognise you', 'Upload', 'Optional'],
        ],
      }),
      section('Individual verification (sensitive)', {
        head: head.en,
        rows: [
          ['Name, type and number on the identity document', 'Checks identity', 'Applying for verification', 'To withdraw'],
          ['Photos of the document', 'Checks the document', 'Applying for verification', 'To withdraw'],
        ],
      }),
      section('Company profile and verification', {
        head: head.en,
        rows: [
          [
            'Name, document number and document photos of the legal representative (sensitive)',
            'Checks the company',
            'Company verification',
            'To publish',
          ],
          ['Business licence', 'Checks the company', 'Company verification', 'To publish'],
          [
            'Name and position of the contact person; phone, e-mail address (optional)',
            'Company profile',
            'Completing the business card',
            'Companies',
          ],
          ['Names and roles of members', 'Permissions and record of actions', 'Joining the company', 'Members'],
          [
            'Phone number or e-mail address of those invited',
            'Sends the invitation',
            'When a company invites members or providers',
            'To invite',
          ],
        ],
      }),
      section('Requests and deliveries', {
        head: head.en,
        rows: [
          ['Request and attachment', 'Publication, review, matching', 'Creating a request', 'To publish'],
          ['Message with an application', 'Lets the publisher choose', 'Applying', 'Optional'],
          ['Delivery note and files', 'Confirmation and acceptance', 'Submitting the delivery', 'To deliver'],
          ['Who took each step, when and why', 'Timeline of the request', 'Recorded automatically', 'Required'],
        ],
      }),
      section('Payment (sensitive)', {
        head: head.en,
        rows: [
          ['Account holder, account number, bank', 'Withdrawals', 'Adding a bank account', 'To withdraw'],
          ['Image of the payment voucher', 'Matches the transfer', 'Top-up; beans bought by transfer', 'To pay by transfer'],
        ],
      }),
      section('Messages and support', {
        head: head.en,
        rows: [
          ['What you write in the contact form or a consultation, with files', 'Answers your question', 'On submission', 'As marked'],
          [
            'What you write in an application as a partner or for the directory',
            'Review and answer',
            'Submitting the application',
            'As marked',
          ],
          ['Name and contact for an event', 'Seats, tickets and reminders', 'Signing up for an event', 'As marked'],
          ['Feedback and screenshots', 'Troubleshooting', 'Submitting feedback', 'Optional'],
          [
            'Text, files and voice messages in chat',
            'Delivered to the other party; kept for one month, if reported for 90 days',
            'Using chat',
            'To chat',
          ],
        ],
      }),
      section('Device and security records', {
        head: head.en,
        rows: [
          [
            'Network address, browser',
            'Detects unusual sign-ins, lists your sessions',
            'Recorded at sign-in and with each action',
            'Required',
          ],
          ['Failed sign-ins, known browsers', 'Prevents password guessing', 'At sign-in', 'Required'],
          [
            'Network address of a public form',
            'Limits submissions per address; kept for 30 days',
            'Contact form, partner application, event sign-up',
            'Required',
          ],
          [
            'Channel code (in your browser, 90 days)',
            'Calculates the partner’s share; the last link clicked counts, browsing is not recorded',
            'Stored on arrival through a partner’s link; submitted when you register, sign up for an event or send the contact form',
            'No',
          ],
        ],
      }),
      section(
        'What we do not collect',
        'We do not read contacts, text messages, call logs, precise location or lists of installed apps, nor the clipboard except for what you paste yourself. We do not collect biometric data or perform face recognition.',
      ),
    ],
  },
}

export default both
