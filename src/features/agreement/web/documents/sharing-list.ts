import { type BothTexts, section } from './section.ts'

const head = { cn: ['接收方', '信息', '目的', '方式'], en: ['Recipient', 'Information', 'Purpose', 'How'] }

const both: BothTexts = {
  cn: {
    summary: [
      '个人信息只提供给办成某一件事所必需的接收方，且只给所需的部分。',
      '我们不出售信息，也不提供给广告方。',
      '新增接收方之前，先更新本清单。',
    ],
    sections: [
      section(
        '原则',
        '每一次提供都有明确的目的，只提供达到目的所需的最少内容，并以约定要求接收方保密、限用、到期删除。依法需要单独同意的，先取得同意。',
      ),
      section('交易对方', {
        head: head.cn,
        rows: [
          ['需求的发布企业', '报名人的姓名、简历、报名说明、认证状态', '挑选服务商、履行合同', '在平台内查看'],
          ['被选定的服务商', '企业名称、认证状态、需求与附件、经办人姓名', '履行合同', '在平台内查看'],
        ],
      }),
      section('短信与邮件服务', {
        head: head.cn,
        rows: [
          ['运营方所配置的短信服务商', '手机号、短信内容', '送达验证码与通知', '接口传输'],
          ['运营方所配置的邮件服务商', '邮箱、邮件内容', '送达验证码与通知', '接口传输'],
        ],
      }),
      section('银行与支付机构', {
        head: head.cn,
        rows: [
          ['付款银行', '收款人户名、账号、银行、金额、用途', '提现与退款', '付款指令'],
          ['支付机构（启用时）', '订单编号、金额、付款人标识', '充值', '接口传输'],
        ],
      }),
      section('基础设施', {
        head: head.cn,
        rows: [['运营方所用的云服务商', '平台存储的全部数据', '托管与备份', '受托处理，不得自行使用']],
      }),
      section('您的企业', {
        head: head.cn,
        rows: [['您所在企业的所有者与管理员', '您的姓名、角色与在企业内的操作记录', '管理成员与复核付款', '在平台内查看']],
      }),
      section(
        '主管机关',
        '法律、法规要求，或司法、行政机关依法定程序要求提供的，我们核对文书与权限，记录提供的内容。法律允许的，及时告知您。',
      ),
      section(
        '公开展示',
        '您同意公开的简历摘要、企业的名称与介绍、公开需求，任何登录用户都可以看到。您可以在设置中收回；已经被他人看到的部分无法追回。',
      ),
      section(
        '合并、分立与转让',
        '平台合并、分立或转让业务，需要转移个人信息的，提前告知接收方的名称与联系方式。接收方改变用途的，须重新取得您的同意。',
      ),
      section('第三方代码', '网页不嵌入第三方统计、广告或社交插件。页脚的社交图标只复制账号，不加载对方的代码。'),
      section(
        '查询与撤回',
        '想知道自己的信息曾提供给谁，或撤回某项同意，请从“联系我们”提出并注明“个人信息”。撤回不影响已经完成的交易所必需的提供。',
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
        'Every transfer has a stated purpose and covers the minimum necessary. Recipients are contractually bound to keep it confidential, use it only for that purpose and delete it when due. Where the law requires separate consent, we obtain it first.',
      ),
      section('The other party', {
        head: head.en,
        rows: [
          [
            'The company that published a request',
            'Applicant’s name, résumé, application, verification status',
            'Choosing a provider, the contract',
            'Shown on the platform',
          ],
          [
            'The provider who was picked',
            'Company name, verification status, request and attachment, name of the person in charge',
            'The contract',
            'Shown on the platform',
          ],
        ],
      }),
      section('SMS and e-mail', {
        head: head.en,
        rows: [
          ['The SMS provider set up by the operator', 'Phone number, text of the message', 'Codes and notices', 'Interface'],
          ['The e-mail provider set up by the operator', 'Address, text of the message', 'Codes and notices', 'Interface'],
        ],
      }),
      section('Banks and payment institutions', {
        head: head.en,
        rows: [
          ['The paying bank', 'Payee’s name, account number, bank, amount, purpose', 'Withdrawals and refunds', 'Payment order'],
          ['A payment institution, where one is in use', 'Order number, amount, payer identifier', 'Top-up', 'Interface'],
        ],
      }),
      section('Infrastructure', {
        head: head.en,
        rows: [
          [
            'The cloud provider that the operator uses',
            'All data stored by the platform',
            'Hosting and backup',
            'As a processor, with no use of its own',
          ],
        ],
      }),
      section('Your company', {
        head: head.en,
        rows: [
          [
            'Owner and admins of your company',
            'Your name, role and actions within the company',
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
        'A résumé summary that you agreed to show, a company’s name and introduction, and public requests can be seen by any signed-in user. You can withdraw them in settings, but what others have already seen cannot be recalled.',
      ),
      section(
        'Mergers, divisions and transfers',
        'If a merger, division or sale moves personal information, we inform you in advance of the recipient’s name and contact details. A new purpose requires your consent again.',
      ),
      section(
        'Third-party code',
        'Our pages do not embed third-party analytics, advertising or social plug-ins. The social icons in the footer only copy an ID and load no third-party code.',
      ),
      section(
        'Enquiry and withdrawal',
        'To learn who received your information, or to withdraw consent, contact us through the contact page, marked “personal information”. Withdrawal does not affect transfers necessary for completed transactions.',
      ),
    ],
  },
}

export default both
