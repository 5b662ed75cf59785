import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '我们只为注册、认证、履约、付款和安全收集必要的信息，清单逐项列明。',
      '您的文件默认只有您和办理该事项的人看得到；证件与银行信息不向交易对方展示。',
      '我们不出售个人信息，也不用它做跨平台的广告画像。',
      '您可以查看、更正、导出、删除信息，可以注销账号。',
    ],
    sections: [
      section(
        '适用范围',
        '本政策适用于衡渡的网站、工作台与相关接口。经由平台建立合作之后，交易双方各自处理对方信息的，由双方各自负责。',
        '平台是本政策所述处理活动的个人信息处理者。企业上传其员工信息的，企业是处理者，平台受其委托处理。',
      ),
      section(
        '我们收集什么',
        '分为六类，逐项说明见《个人信息收集清单》：',
        [
          '账号：手机号或邮箱、密码的不可逆散列、语言。',
          '资料：姓名、性别、出生日期、所在地、简历、头像。',
          '认证：证件类型与号码、证件照片；企业的法定代表人信息。',
          '交易：需求、报名、交付、订单、凭证与账目。',
          '收付款：户名、账号、开户银行。',
          '安全记录：登录时间、网络地址、浏览器标识、操作记录。',
        ],
        '不注册也可以浏览公开页面；提交联系表单时，我们只收集表单上的内容。',
      ),
      section(
        '为什么处理，依据是什么',
        '为订立和履行您参与的合同：注册、匹配、托管、结算、通知。为履行法定义务：核验身份、保存交易记录、配合监管。经您同意：公开简历、接收活动信息。为保障安全：识别异常登录与欺诈。',
        '同意可以随时撤回，撤回之前的处理仍然有效。',
      ),
      section(
        '敏感个人信息',
        '证件号码、证件照片与银行账号属于敏感个人信息，仅用于认证与付款，提交时单独征得同意。不提供的，不能完成认证或提现，但不影响浏览与报名。',
        '这类文件不公开链接，只有本人与负责审核的人员可以打开，每次审核都有记录。',
      ),
      section(
        '谁能看到',
        '需求公开时，企业的名称、认证状态与需求内容可见；手机号、邮箱不公开。报名后，发布方可以看到您的姓名、简历与报名内容。认证材料、银行账号只供审核与付款使用。',
        '对外提供的情形列于《个人信息共享清单》。法律要求提供的，我们核对手续，只提供要求范围内的内容。',
      ),
      section(
        '跨境',
        '平台服务于跨境合作。您报名境外的需求，或企业选择境外的服务商时，履行该合作所必需的信息会提供给对方。页面会在提交之前说明接收方所在的国家或地区。',
        '依法需要单独同意、标准合同或安全评估的，办妥之后才提供。',
      ),
      section('保存多久', '按目的所需的最短期限保存：', {
        head: ['信息', '期限'],
        rows: [
          ['验证码', '5 分钟内有效，使用或过期后作废'],
          ['登录会话', '约 8 小时，结束后保留安全记录 6 个月'],
          ['聊天记录', '一个月；被争议固定为证据的，随争议保存'],
          ['交易与账目', '交易完成之日起不少于三年，会计资料依会计法规'],
          ['认证材料', '账号存续期间；注销后依法定期限保存，期满删除'],
        ],
      }),
      section(
        'Cookie 与本地存储',
        '登录后，会话标识与用户信息保存在 Cookie 与本地存储中，约 8 小时后失效，退出时清除。语言、配色、地区字典也存在浏览器本地，方便下次使用。经伙伴的链接到访时，链接里的渠道码保存在本地 90 天，注册、报名活动或提交咨询时一并提交，用来计算伙伴的分成；我们不记录您看了哪些页面。我们不放置第三方广告 Cookie。',
      ),
      section(
        '如何保护',
        '传输加密；密码只存散列；登录凭据只存散列并可逐个撤销；文件默认私有，按内容检查类型；资金操作留有不可修改的记录并由另一人复核；运营人员登录需要第二重验证。',
        '发生泄露、篡改或丢失的，我们立即补救，依法报告，并告知受影响的您可以采取的措施。',
      ),
      section(
        '您的权利',
        [
          '查阅与更正：在“个人信息”与“企业信息”中直接修改；认证过的内容需重新审核。',
          '导出：在账号设置中下载自己的数据。',
          '删除与注销：见《账号注销协议》。',
          '撤回同意、关闭通知：在账号设置中设置。',
          '要求解释：对认证、冻结等结果有疑问的，可以要求人工说明与复核。',
        ],
        '我们在 15 个工作日内答复。',
      ),
      section('未成年人', '平台面向年满 18 周岁的个人与企业。我们不为未成年人开通账号；发现误收的，尽快删除。'),
      section(
        '更新与联系',
        '本政策有实质变更的，我们在生效前公告并通知；扩大收集范围的，重新征得同意。意见与请求请从“联系我们”页面提交，注明“个人信息”。对答复不满意的，可以向网信部门投诉。',
      ),
    ],
  },
  en: {
    summary: [
      'We collect only what is needed for registration, verification, performance, payment and security. A list names each item.',
      'By default, only you and those handling the matter can see your files. Identity documents and bank details are never shown to the other party.',
      'We do not sell personal information or build advertising profiles from it.',
      'You can see, correct, export and delete your information, and close your account.',
    ],
    sections: [
      section(
        'Scope',
        'This policy covers Hengdu’s website, workbench and interfaces. Once two parties work together through the platform, each is responsible for its own handling of the other’s information.',
        'The platform is the handler of personal information in the activities described here. Where a company uploads details of its employees, the company is the handler and the platform processes them on its behalf.',
      ),
      section(
        'What we collect',
        'There are six categories. The Personal Information Collection List gives every item:',
        [
          'Account: phone number or e-mail, an irreversible hash of the password, language.',
          'Profile: name, gender, date of birth, location, résumé, photo.',
          'Verification: type and number of the identity document, its photos; for companies, the legal representative.',
          'Transactions: requests, applications, deliveries, orders, payment slips and ledger entries.',
          'Payment: account holder, account number, bank.',
          'Security records: sign-in time, network address, browser, actions taken.',
        ],
        'Public pages need no account. The contact form collects only what you write into it.',
      ),
      section(
        'Why, and on what basis',
        'To make and perform the contracts you take part in: registration, matching, escrow, settlement, notices. To meet legal obligations: verifying identity, keeping records, cooperating with authorities. With your consent: a public résumé, event news. For security: detecting unusual sign-ins and fraud.',
        'You may withdraw consent at any time; processing before withdrawal remains valid.',
      ),
      section(
        'Sensitive personal information',
        'Document numbers, document photos and bank account numbers are sensitive. They are used only for verification and payment, and you give separate consent when you submit them. Without them you cannot be verified or withdraw, but you can browse and apply.',
        'These files have no public link. Only you and the reviewer can open them, and each review is recorded.',
      ),
      section(
        'Who can see what',
        'A public request shows the company’s name, verification status and the request itself, never a phone number or e-mail. When you apply, the publisher sees your name, résumé and application. Verification documents and bank accounts are used only for review and payment.',
        'The Personal Information Sharing List lists every external recipient. Where the law requires disclosure, we verify the order and provide only what it covers.',
      ),
      section(
        'Cross-border transfers',
        'The platform serves cross-border work. When you apply to a request abroad, or a company picks a provider abroad, the information necessary for the work is provided to the other party. The page names the recipient’s country or region before you submit.',
        'Where separate consent, a standard contract or a security assessment is required, we complete it first.',
      ),
      section('How long we keep it', 'For the shortest period the purpose requires:', {
        head: ['Information', 'Kept for'],
        rows: [
          ['Verification codes', 'Valid for 5 minutes; void once used or expired'],
          ['Sessions', 'About 8 hours; security records for 6 months after'],
          ['Chat history', 'One month; records preserved as evidence are kept with the dispute'],
          ['Transactions and ledger entries', 'At least three years from completion; accounting records as accounting law requires'],
          ['Verification documents', 'While the account exists, then for the statutory period, then deleted'],
        ],
      }),
      section(
        'Cookies and local storage',
        'After sign-in the session and your user details are kept in cookies and local storage. They expire after about 8 hours and are cleared when you sign out. Language, colours and the area dictionary stay in your browser for the next visit. If a partner’s link brought you here, its channel code stays in your browser for 90 days and is submitted when you register, sign up for an event or send the contact form, so that the partner’s share can be calculated. We do not record which pages you read. We place no third-party advertising cookies.',
      ),
      section(
        'How we protect it',
        'Connections are encrypted. Passwords and session tokens are stored only as hashes, and sessions can be revoked one by one. Files are private by default, and their type is checked by content. Money operations leave records that cannot be edited and are approved by a second person. Our staff sign in with a second factor.',
        'If information is leaked, altered or lost, we act immediately, report as the law requires, and inform those affected of what they can do.',
      ),
      section(
        'Your rights',
        [
          'See and correct: edit your personal or company information; verified details go through review again.',
          'Export: download your data in account management.',
          'Delete and close: see the Account Cancellation Agreement.',
          'Withdraw consent and turn off notifications: in account management.',
          'Ask for an explanation: request an explanation and a human review of a verification result or a freeze.',
        ],
        'We reply within 15 working days.',
      ),
      section(
        'Minors',
        'The platform is for companies and for individuals aged 18 or over. We do not open accounts for minors and promptly delete information collected by mistake.',
      ),
      section(
        'Changes and contact',
        'Material changes are announced and notified before they take effect; if the scope of collection widens, we ask for consent again. Send requests through the contact page, marked “personal information”. If you are not satisfied with our reply, you may complain to the cyberspace authorities.',
      ),
    ],
  },
}

export default both
