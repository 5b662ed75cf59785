import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '我们只收集注册、认证、履约、付款和安全所必需的信息，逐项列在清单中。',
      '您的文件默认只有您和办理该事项的人员可以查看；证件与银行账号不向交易对方展示。',
      '我们不出售个人信息，也不用它制作广告画像。',
      '您可以查阅、更正、导出、删除自己的信息，也可以注销账号。',
    ],
    sections: [
      section(
        '适用范围',
        '本政策适用于衡渡的网站、工作台与相关接口。双方经平台建立合作之后，各自对其处理的对方信息负责。',
        '平台是本政策所述处理活动的个人信息处理者。企业录入其员工信息的，企业是个人信息处理者，平台受其委托处理。',
      ),
      section(
        '我们收集什么',
        '分为六类，逐项说明见《个人信息收集清单》：',
        [
          '账号：手机号、邮箱、密码的不可逆散列、语言。',
          '资料：姓名、性别、出生日期、所在地、职位、简历、头像。',
          '认证：证件类型、号码与照片；企业法定代表人的姓名与证件。',
          '交易：需求、报名、交付、聊天、订单、付款凭证与账目。',
          '收付款：户名、银行账号、开户银行。',
          '安全记录：登录时间、网络地址、浏览器标识、操作记录。',
        ],
        '不注册也可以浏览公开页面；提交联系表单时，我们收集表单上的内容，以及用于限制重复提交的网络地址。',
      ),
      section(
        '为什么处理，依据是什么',
        '为订立、履行您作为一方的合同：注册、匹配、托管、结算、通知。为履行法定义务：核验身份、保存交易记录、配合监管、保障网络安全（包括识别异常登录与欺诈）。经您同意：在人才名录中公开匿名资料、报名活动。',
        '您可以随时撤回同意，撤回不影响此前已进行的处理的效力。',
      ),
      section(
        '敏感个人信息',
        '证件号码、证件照片与银行账号属于敏感个人信息，仅用于认证与付款。这些信息由您在认证页面和收款账户页面自行提交，提交即表示您单独同意用于该目的。不提供的，不能完成认证或提现，但不影响浏览与报名。',
        '这类文件和号码加密存放，没有公开链接，只有提交者与负责审核或打款的人员可以查看，每次审核都有记录。',
      ),
      section(
        '谁能看到',
        '需求公开时，企业的名称、认证状态与需求内容可见；手机号、邮箱不公开。报名后，发布方可以看到您的资料、简历与报名留言，看不到联系方式。认证材料与银行账号只供审核与打款使用。',
        '对外提供的情形列于《个人信息共享清单》。依法须向有关机关提供的，我们核对文书，只提供要求范围内的内容。',
      ),
      section(
        '跨境',
        '平台服务于跨境合作。您报名境外企业的需求，或者企业选定境外的服务商时，履行合作所必需的信息会提供给对方。企业的所在地和需求的国家或地区，在报名之前即可看到。',
        '依法需要取得单独同意、订立标准合同、通过安全评估或认证的，办理完毕之后才提供。',
      ),
      section('保存多久', '按实现目的所必需的最短期限保存：', {
        head: ['信息', '期限'],
        rows: [
          ['验证码', '5 分钟内有效，使用或过期后失效'],
          ['登录会话', '约 8 小时，结束后再保存 30 天；安全日志与操作记录中的网络地址保存 180 天'],
          ['聊天记录', '一个月；被举报的消息及其前后各 10 条，保存 90 天'],
          [
            '联系表单、申请与活动报名',
            '自最后一次处理起保存两年，您可以要求提前删除；成为渠道伙伴的申请在合作期间一直保存；提交时的网络地址保存 30 天，未验证的活动报名保存一天',
          ],
          ['交易与账目', '交易完成之日起不少于三年，会计资料依会计法规；相关姓名与打款账户最长至注销或打款后十年'],
          ['实名认证材料', '账号存续期间；通过认证的，注销后再保存五年，期满删除；从未通过的，注销时删除；被停用的持续保存，以防再次使用'],
        ],
      }),
      section(
        'Cookie 与本地存储',
        '登录后，登录凭据与用户信息保存在 Cookie 与本地存储中，约 8 小时后失效，退出登录时清除。为识别已登录过的浏览器，另有一个脚本不能读取的 Cookie，最长保存 400 天。语言、配色、地区字典也存在浏览器本地，方便下次使用。经伙伴的链接到访时，链接里的渠道码在本地保存 90 天，注册、报名活动或提交联系表单时一并提交，用来计算伙伴的分成；我们不记录您看了哪些页面。我们不放置第三方广告 Cookie。',
      ),
      section(
        '如何保护',
        '数据加密传输；密码与登录凭据只保存散列，登录可以逐个撤销；文件默认不公开，并按内容检查类型；资金操作留有不可修改的记录，达到限额的由第二人复核；平台人员登录须通过两步验证。',
        '发生或者可能发生个人信息泄露、篡改、丢失的，我们立即采取补救措施，依法报告，并告知受影响的用户可以采取的措施。',
      ),
      section(
        '您的权利',
        [
          '查阅与更正：在个人信息与企业信息页面直接查看和修改；认证材料有变更的，须重新审核。',
          '导出：在账号设置中下载自己的数据。',
          '删除与注销：见《账号注销协议》。没有账号的，用联系表单写明编号或票号和当时填写的联系方式，我们核实后删除您提交的表单、申请或报名。',
          '撤回同意与关闭通知：在个人信息中停止公开资料，在账号设置中选择通知。',
          '要求说明：对认证、冻结等结果有疑问的，可以要求人工说明与重新审核。',
        ],
        '我们自收到请求之日起 15 个工作日内答复。',
      ),
      section('未成年人', '平台面向年满 18 周岁的个人与企业。我们不为未成年人开通账号；发现误收其信息的，尽快删除。'),
      section(
        '更新与联系',
        '本政策有实质变更的，我们在生效前公告并通知您；扩大收集范围的，重新取得您的同意。意见与请求请通过“联系我们”页面提交，并注明“个人信息”。对答复不满意的，您可以向网信部门投诉。',
      ),
    ],
  },
  en: {
    summary: [
      'We collect only what is needed for registration, verification, performance, payment and security. A list names each item.',
      'By default, only you and those handling the matter can see your files. Identity documents and bank account numbers are never shown to the other party.',
      'We do not sell personal information or build advertising profiles from it.',
      'You can see, correct, export and delete your information, and close your account.',
    ],
    sections: [
      section(
        'Scope',
        'This policy covers Hengdu’s website, workbench and interfaces. Once two parties work together through the platform, each is responsible for its own handling of the other’s information.',
        'The platform is the handler of personal information in the activities described here. Where a company enters information about its employees, the company is the handler and the platform processes it on the company’s behalf.',
      ),
      section(
        'What we collect',
        'There are six categories. The Personal Information Collection List gives every item:',
        [
          'Account: phone number, e-mail address, an irreversible hash of the password, language.',
          'Profile: name, gender, date of birth, location, position, résumé, picture.',
          'Verification: type, number and photos of the identity document; for companies, the name and document of the legal representative.',
          'Transactions: requests, applications, deliveries, chat, orders, payment vouchers and ledger entries.',
          'Payment: account holder, account number, bank.',
          'Security records: sign-in time, network address, browser, actions taken.',
        ],
        'Public pages need no account. The contact form collects what you enter, and your network address to limit repeated submissions.',
      ),
      section(
        'Why, and on what basis',
        'To make and perform contracts to which you are a party: registration, matching, escrow, settlement, notices. To meet legal obligations: verifying identity, keeping records, cooperating with authorities, and network security, including the detection of unusual sign-ins and fraud. With your consent: showing your anonymous profile in talent search, signing up for events.',
        'You may withdraw consent at any time; this does not affect processing that took place before.',
      ),
      section(
        'Sensitive personal information',
        'Document numbers, document photos and bank account numbers are sensitive personal information, used only for verification and payment. You submit them yourself on the verification and bank account pages, and by submitting them you give separate consent to that use. Without them you cannot be verified or withdraw, but you can browse and apply.',
        'These files and numbers are stored encrypted and have no public link. Only those who submitted them and the staff who review or pay can see them, and each review is recorded.',
      ),
      section(
        'Who can see what',
        'A public request shows the company’s name, verification status and the request itself, never a phone number or e-mail address. When you apply, the publisher sees your profile, résumé and message, but no contact details. Verification documents and bank account numbers are used only for review and payment.',
        'The Personal Information Sharing List lists every external recipient. Where the law requires disclosure, we verify the order and provide only what it covers.',
      ),
      section(
        'Cross-border transfers',
        'The platform serves cross-border work. When you apply to a company abroad, or a company picks a provider abroad, the information necessary for the work is provided to the other party. The company’s location and the country or region of the request are shown before you apply.',
        'Where the law requires separate consent, a standard contract, a security assessment or a certification, we complete it first.',
      ),
      section('How long we keep it', 'For the shortest period the purpose requires:', {
        head: ['Information', 'Kept for'],
        rows: [
          ['Verification codes', 'Valid for 5 minutes; void once used or expired'],
          ['Sessions', 'About 8 hours, and 30 days after they end; security logs and network addresses in records of actions for 180 days'],
          ['Chat history', 'One month; a reported message with the ten before and after it, 90 days'],
          [
            'Contact forms, applications, event sign-ups',
            'Two years from when they were last handled, or until you ask us to delete them; the application of a channel partner while the partnership lasts; the network address for 30 days, an unproved event sign-up for a day',
          ],
          [
            'Transactions and ledger entries',
            'At least three years from completion; accounting records as accounting law requires, with the names and bank accounts in them for up to ten years after closing or payment',
          ],
          [
            'Identity verification documents',
            'While the account exists; once verified, for five years after closing, then deleted; never verified, deleted at closing; if disabled, kept to prevent reuse',
          ],
        ],
      }),
      section(
        'Cookies and local storage',
        'After sign-in, the session and your user details are kept in cookies and local storage. They expire after about 8 hours and are cleared when you sign out. One more cookie, which scripts cannot read, recognises a browser that has signed in before; it lasts for up to 400 days. Language, colours and the area dictionary stay in your browser for the next visit. If a partner’s link brought you here, its channel code stays in your browser for 90 days and is submitted when you register, sign up for an event or send the contact form, so that the partner’s share can be calculated. We do not record which pages you read. We place no third-party advertising cookies.',
      ),
      section(
        'How we protect it',
        'Connections are encrypted. Passwords and session tokens are stored only as hashes, and sessions can be revoked one by one. Files are private by default, and their type is checked by content. Money operations leave records that cannot be edited; from a set limit, they are approved by a second person. Our staff use two-factor sign-in.',
        'If information is, or may have been, leaked, altered or lost, we act immediately, report as the law requires, and tell those affected what they can do.',
      ),
      section(
        'Your rights',
        [
          'See and correct: view and edit your personal or company information; changed verification details are reviewed again.',
          'Export: download your data in account settings.',
          'Delete and close: see the Account Cancellation Agreement. Without an account, send us the reference or ticket number and the contact you gave through the contact form: once we have verified the request, we delete the form, application or sign-up you sent.',
          'Withdraw consent and turn off notifications: stop showing your profile in personal information, choose notifications in account settings.',
          'Ask for an explanation: request an explanation and a further human review of a verification result or a freeze.',
        ],
        'We reply within 15 working days of receiving your request.',
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
