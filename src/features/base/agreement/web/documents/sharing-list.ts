import { type BothTexts, section } from './section.ts'

const head = { cn: ['接收方', '信息', '目的', '方式'], en: ['Recipient', 'Information', 'Purpose', 'How'] }

const both: BothTexts = {
  cn: {
    summary: [
      '个人信息只提供给为特定目的所必需的接收方，且只提供所需的部分。',
      '我们不出售个人信息，也不提供给广告方。',
      '新增接收方之前，先更新本清单。',
    ],
    sections: [
      section(
        '原则',
        '每一次提供都有明确的目的，只提供实现目的所必需的内容。受平台委托的接收方须依约保密、只为该目的使用，并在期满后删除。依法需要单独同意的，先取得同意。',
      ),
      section('交易对方', {
        head: head.cn,
        rows: [
          ['需求的发布方', '报名者的资料、简历、报名留言、认证状态', '选择服务商、履行合同', '在平台内查看'],
          ['被选定的服务商', '企业名称、认证状态、需求与附件、经办人姓名', '履行合同', '在平台内查看'],
          ['用豆查看联系方式的用户', '服务机构的联系人、电话、邮箱等', '洽谈服务', '在平台内查看'],
          ['聊天的对方与群成员', '名称、头像、所发的消息', '沟通', '在平台内查看'],
        ],
      }),
      section('短信与邮件服务', {
        head: head.cn,
        rows: [
          ['平台使用的短信服务提供者', '手机号、短信内容', '送达验证码与通知', '接口传输'],
          ['平台使用的邮件服务提供者', '邮箱、邮件内容', '送达验证码与通知', '接口传输'],
        ],
      }),
      section('银行与支付机构', {
        head: head.cn,
        rows: [
          ['付款银行', '收款人户名、银行账号、开户银行、金额、用途', '提现与退款', '付款指令'],
          ['支付机构（目前尚未使用）', '订单编号、金额、付款人标识', '充值', '接口传输'],
        ],
      }),
      section('基础设施', {
        head: head.cn,
        rows: [['平台使用的云服务提供者', '平台存储的全部数据', '存储与备份', '受托处理，不得自行使用']],
      }),
      section('您的企业', {
        head: head.cn,
        rows: [['您所在企业的成员', '您的姓名、角色，以及您在需求与付款中的操作', '管理成员、复核付款', '在平台内查看']],
      }),
      section(
        '主管机关',
        '法律、行政法规要求，或者司法、行政机关依法定程序要求提供的，我们核对其文书与权限，并记录所提供的内容。法律允许的，及时告知您。',
      ),
      section(
        '公开展示',
        '您同意在人才名录中公开的匿名资料（没有姓名、雇主和联系方式），任何访客都可以看到；您可以随时在“个人信息”中关闭。企业的名称与介绍、公开的需求，登录用户可以看到，最新需求的摘要也显示在公开页面上。已经被他人看到的内容无法收回。',
      ),
      section(
        '合并、分立与转让',
        '平台因合并、分立、转让业务等需要转移个人信息的，提前告知您接收方的名称与联系方式。接收方变更原先的处理目的、处理方式的，须重新取得您的同意。',
      ),
      section('第三方代码', '网页不嵌入第三方统计、广告或社交插件。页脚的社交图标只复制账号，不加载对方的代码。'),
      section(
        '查询与撤回',
        '您想了解自己的信息曾提供给谁，或者撤回某项同意的，请通过“联系我们”提出，并注明“个人信息”。撤回不影响此前为履行交易已经提供的信息。',
      ),
    ],
  },
  en: {
    summary: [
      'Personal information is provided only to recipients who need it for a specific purpose, and only the part they need.',
      'We do not sell it or provide it to advertisers.',
      'This list is updated before a new recipient is added.',
    ],
    sections: [
      section(
        'Principles',
        'Every transfer has a stated purpose and covers only what that purpose requires. Recipients who act for the platform are contractually bound to keep the information confidential, use it only for that purpose and delete it when due. Where the law requires separate consent, we obtain it first.',
      ),
      section('The other party', {
        head: head.en,
        rows: [
          [
            'The company that published a request',
            'The applicant’s profile, résumé, message, verification status',
            'Picking a provider, performing the contract',
            'Shown on the platform',
          ],
          [
            'The provider who was picked',
            'Company name, verification status, request and attachment, name of the person in charge',
            'Performing the contract',
            'Shown on the platform',
          ],
          [
            'Users who paid beans for a contact',
            'The firm’s contact person, phone, e-mail address and the like',
            'Discussing services',
            'Shown on the platform',
          ],
          ['The other side of a chat, members of a group', 'Name, picture, messages sent', 'Communication', 'Shown on the platform'],
        ],
      }),
      section('SMS and e-mail', {
        head: head.en,
        rows: [
          ['The SMS service that the platform uses', 'Phone number, text of the message', 'Codes and notices', 'API'],
          ['The e-mail service that the platform uses', 'E-mail address, text of the message', 'Codes and notices', 'API'],
        ],
      }),
      section('Banks and payment institutions', {
        head: head.en,
        rows: [
          ['The paying bank', 'Payee’s name, account number, bank, amount, purpose', 'Withdrawals and refunds', 'Payment instruction'],
          ['A payment institution (none is in use at present)', 'Order number, amount, payer identifier', 'Top-up', 'API'],
        ],
      }),
      section('Infrastructure', {
        head: head.en,
        rows: [
          [
            'The cloud service that the platform uses',
            'All data stored by the platform',
            'Storage and backup',
            'On our behalf, with no use of its own',
          ],
        ],
      }),
      section('Your company', {
        head: head.en,
        rows: [
          [
            'Members of your company',
            'Your name, role, and your actions on requests and payments',
            'Managing members, approving payments',
            'Shown on the platform',
          ],
        ],
      }),
      section(
        'Authorities',
        'Where the law requires it, or a court or authority requests it by due process, we verify the documents and authority and record what was provided. Where the law permits, we inform you promptly.',
      ),
      section(
        'What is public',
        'The anonymous profile that you agreed to show in talent search, without name, employer or contact details, can be seen by any visitor; you can switch it off at any time in personal information. A company’s name and introduction and public requests can be seen by signed-in users, and the newest requests, in short, on public pages. What others have already seen cannot be recalled.',
      ),
      section(
        'Mergers, divisions and transfers',
        'If a merger, division or sale moves personal information, we inform you in advance of the recipient’s name and contact details. If the recipient changes the purpose or means of processing, it must obtain your consent again.',
      ),
      section(
        'Third-party code',
        'Our pages do not embed third-party analytics, advertising or social plug-ins. The social icons in the footer only copy an ID and load no third-party code.',
      ),
      section(
        'Enquiry and withdrawal',
        'To learn who received your information, or to withdraw consent, contact us through the contact page, marked “personal information”. Withdrawal does not affect what was provided before in order to perform a transaction.',
      ),
    ],
  },
}

export default both
