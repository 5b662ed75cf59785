import { plural, texts } from '../../../../platform/contract/texts.ts'
import { BROWSER_COOKIE_DAYS, CHANNEL_DAYS, LOGIN_DELAY, SESSION_SECONDS } from '../../../../rules/constants.ts'

const wait = { first: LOGIN_DELAY.firstSeconds, most: LOGIN_DELAY.mostSeconds / 60 }

export const t = texts({
  title1: { cn: '每一笔款、', en: 'Every payment ' },
  title2: { cn: '每一位用户，', en: 'and every person ' },
  title3: { cn: '都有据可查', en: 'on record' },
  lead: {
    cn: '款项从哪里来、由谁批准、付给了谁，资料由谁查看、何时查看，都有记录。本页说明我们怎么做，也说明我们不做什么。',
    en: 'We record where money came from, who approved it and who received it, and who viewed a document and when. This page explains what we do and what we do not do.',
  },
  contents: { cn: '本页内容', en: 'On this page' },

  money: { cn: '资金流程', en: 'How payments work' },
  moneyAbout: {
    cn: '复式记账，账目只能追加，更正另记一笔。每笔款都能查到来源、经手人和去向。',
    en: 'Double-entry bookkeeping. Every payment leaves a permanent record; corrections are new entries.',
  },
  m1: { cn: '入账', en: 'Paid in' },
  m1Text: {
    cn: '企业从自己的银行账户转账，上传凭证。运营人员把凭证与到账流水核对后，才记入企业钱包；达到限额的须由第二名运营人员通过，内容相同的凭证会有提示。',
    en: 'A company pays from its own bank account and uploads the payment voucher. Our staff match it with the bank statement before the wallet is credited. Amounts from a set limit need a second member of staff, and a voucher with the same content as an earlier one is flagged.',
  },
  m2: { cn: '托管', en: 'In escrow' },
  m2Text: {
    cn: '发布前全额转入该需求的托管账户。平台不能挪作他用，别的需求也用不到这笔钱。',
    en: 'Before a request is published, its full amount goes into an escrow account of its own. Neither the platform nor another request can draw on it.',
  },
  m3: { cn: '放款', en: 'Released' },
  m3Text: {
    cn: (days: number) =>
      `企业确认交付后放款给服务商；达到企业所设限额的托管、预付款和放款，由一人提交、另一人批准。交付后 ${days} 天未回复，视为确认。需求结束时托管余额必须为零。`,
    en: (days) =>
      `Paid to the provider once the company confirms. From the company’s own limit on, funding, advances and releases are submitted by one member and approved by another. If it does not respond within ${plural(days, 'day')}, delivery counts as accepted. When a request ends, its escrow balance must be zero.`,
  },
  m4: { cn: '提现', en: 'Paid out' },
  m4Text: {
    cn: '提现先显示扣费和到账金额，再提交。企业提现由一人发起、另一人批准，只有一名成员的企业除外；运营人员打款后标记，达到限额的须由第二名运营人员通过；打款失败的，款项退回余额。',
    en: 'A withdrawal shows fees and the amount received before you submit it. In a company one member prepares and another approves, unless there is only one. Our staff mark it as paid, from a set limit with a second member of staff; a failed payout is returned to the balance.',
  },
  moneyNot: {
    cn: '我们不接受现金，不代收代付与平台需求无关的款项，也不把托管资金用于理财或借贷。',
    en: 'We do not accept cash, handle payments unrelated to requests on the platform, or invest or lend funds in escrow.',
  },

  kyc: { cn: '身份核验（KYC）', en: 'Identity checks (KYC)' },
  kycAbout: {
    cn: '企业通过认证才能发布需求，个人通过认证才能提现。',
    en: 'Companies prove their identity before they publish, individuals before they withdraw.',
  },
  company: { cn: '企业', en: 'Companies' },
  person: { cn: '个人', en: 'Individuals' },
  k1: { cn: '提交资料', en: 'Documents' },
  k1Company: {
    cn: '营业执照图片、统一社会信用代码、法定代表人及其证件。信用代码按校验位检查，同一代码不能重复认证。',
    en: 'Business licence, unified social credit code, legal representative with identity document. The code’s check digit is validated, and each code can be verified only once.',
  },
  k1Person: {
    cn: '证件类型、号码、正反面或护照资料页。居民身份证按校验位检查。',
    en: 'ID type, number, and both sides or the passport’s data page. The check digit of resident identity cards is validated.',
  },
  k2: { cn: '人工审核', en: 'Manual review' },
  k2Text: {
    cn: '运营人员对照证件图片逐项核对，予以通过、逐项写明原因退回，或者最终拒绝。审核人和时间都记入日志。',
    en: 'Our staff compare each item with the image of the document, then approve it, return it with a reason for each field, or reject it permanently. The reviewer and time are logged.',
  },
  k3: { cn: '结果', en: 'Outcome' },
  k3Text: {
    cn: '通过后认证资料锁定，需要更改时请联系我们。证件号码在页面上只显示末几位，图片只有本人和审核人员能打开。',
    en: 'Once approved, the record is locked; contact us to change it. Screens show only the last digits of a number, and only its owner and the reviewers can open the images.',
  },

  aml: { cn: '反洗钱', en: 'Anti-money-laundering' },
  amlAbout: {
    cn: '以业务真实性为核心的反洗钱措施：需求真实、交付真实、收付款人一致。',
    en: 'Our checks look at the business itself: a real request, a real delivery, and a matching payer and payee.',
  },
  a1: { cn: '需求先审核，后发布', en: 'Requests are reviewed before publication' },
  a1Text: {
    cn: '运营人员在发布前审核每一个需求。交付物不清、报酬明显不合理或涉及禁止事项的，退回并说明原因。',
    en: 'Our staff review each request before publication. Those with unclear deliverables, unreasonable pay or prohibited content are returned with a reason.',
  },
  a2: { cn: '入账有凭证，打款有审批人', en: 'Proof of payment for every top-up; a named approver for every payout' },
  a2Text: {
    cn: '每一次充值、托管、放款、提现都写明原因、经手人和单号，每笔款都可以追溯到来源。',
    en: 'Every top-up, escrow, release and withdrawal records its reason, the person who handled it and a number, so any entry can be traced to its origin.',
  },
  a3: { cn: '可疑账户立即冻结', en: 'Suspicious accounts are frozen' },
  a3Text: {
    cn: '冻结后登录失效、不能提现，账户资金保持不动。运营人员查看记录后，决定恢复、退回或上报。',
    en: 'When an account is frozen, its sessions end, withdrawals stop and the funds stay where they are. Our staff review the records and decide whether to restore, return or report.',
  },
  a4: { cn: '保留', en: 'Retention' },
  a4Text: {
    cn: (identity: number, books: number) =>
      `账目和审核记录不能删改。账号注销时，资料、简历、银行账户和消息立即删除；已通过的身份资料保留 ${identity} 年，账务中的姓名和收款账户保留 ${books} 年，到期删除。`,
    en: (identity, books) =>
      `Books and review records cannot be changed or deleted. When an account is closed, profile, résumé, bank accounts and messages are deleted at once; a verified identity is kept for ${plural(identity, 'year')}, names and payees in the books for ${plural(books, 'year')}, and then deleted.`,
  },

  encryption: { cn: '加密与访问', en: 'Encryption and access' },
  encryptionAbout: {
    cn: '以下均已上线。',
    en: 'Everything listed here is in place.',
  },
  e1: { cn: '密码', en: 'Passwords' },
  e1Text: {
    cn: '只保存 Argon2id 单向散列。任何人都无法读取您的密码，包括我们。',
    en: 'Stored only as a one-way Argon2id hash. No one can read your password, including us.',
  },
  e2: { cn: '登录状态', en: 'Sessions' },
  e2Text: {
    cn: `令牌是随机数，数据库里只有它的散列；约 ${Math.round(SESSION_SECONDS / 3_600)} 小时到期，可以在账号设置里逐个退出。同一地址或浏览器连续五次登录失败后须等待，从 ${wait.first} 秒起逐次延长，最长 ${wait.most} 分钟。`,
    en: `A random token; the database holds only its hash. It expires after about eight hours, and each session can be ended in the account settings. After five failed sign-ins, the same address or browser has to wait, from ${plural(wait.first, 'second')} up to ${plural(wait.most, 'minute')}.`,
  },
  e3: { cn: '文件', en: 'Files' },
  e3Text: {
    cn: '按内容判断类型，不看扩展名。证件、凭证、附件仅限有权限的人查看，仅凭链接无法打开；证件图片在磁盘上加密。',
    en: 'File types are checked by content, not by name. Documents, payment vouchers and attachments open only for authorised users; a copied link does not work. Images of identity documents are encrypted on disk.',
  },
  e4: { cn: '运营人员', en: 'Our own staff' },
  e4Text: {
    cn: '登录必须通过两步验证。每一次审核、修改设置和打款都记入日志，写明人员、时间和内容。',
    en: 'Our staff must use two-factor sign-in. Every review, settings change and payout is logged with who, when and what.',
  },
  e5: { cn: '证件与账户号码', en: 'Document and account numbers' },
  e5Text: {
    cn: '在数据库中单独加密保存，页面只显示末几位；每次查看完整号码都记入日志。',
    en: 'Encrypted separately in the database. Screens show only the last digits, and every time a number is viewed in full it is logged.',
  },
  e6: { cn: 'Cookie 与浏览器存储', en: 'Cookies and browser storage' },
  e6Text: {
    cn: `没有统计脚本，没有第三方追踪，也不记录您看了哪些页面。浏览器里只保存这些：登录状态、用来识别已登录过的浏览器的 Cookie（最长 ${BROWSER_COOKIE_DAYS} 天）、语言与配色、地区与选项字典、您自己的草稿、勾选和电子票，以及伙伴链接里的渠道码（${CHANNEL_DAYS} 天）。`,
    en: `No analytics scripts, no third-party trackers, no record of the pages you read. Your browser keeps only these: the sign-in, a cookie that recognises a known browser (up to ${plural(BROWSER_COOKIE_DAYS, 'day')}), language and colours, lists of regions and options, your own drafts, ticks and tickets, and the code of a partner’s link (${plural(CHANNEL_DAYS, 'day')}).`,
  },

  firm: { cn: '律所认证', en: 'Law-firm certification' },
  firmAbout: {
    cn: '由律师事务所审阅协议、资金流程和隐私文件之后出具。登记册里写明律所、范围和日期，过期就显示过期。',
    en: 'Issued by a law firm after reviewing the agreements, the flow of funds and the privacy documents. The register shows the firm, scope and dates, and marks expired entries.',
  },
  readAgreements: { cn: '阅读用户协议', en: 'Read the user agreement' },
  readPrivacy: { cn: '阅读个人信息保护政策', en: 'Read the personal information policy' },

  register: { cn: '牌照与证书登记册', en: 'Register of licences and certificates' },
  registerAbout: {
    cn: '收录支付、汇款机构的牌照和安全证书，附编号、监管方和日期。输入机构、编号或国家和地区查询，编号可到发证机构核验。',
    en: 'Licences of payment and remittance institutions and security certificates, each with its number, authority and dates. Search by holder, number or country, and check the number with the issuing authority.',
  },
  search: { cn: '检索登记册', en: 'Search the register' },
  searchHint: { cn: '机构、编号、监管方……', en: 'Holder, number, authority…' },
  kind: { cn: '类别', en: 'Type' },
  all: { cn: '全部', en: 'All' },
  payment: { cn: '支付牌照', en: 'Payment licences' },
  remittance: { cn: '汇款与兑换', en: 'Remittance' },
  security: { cn: '安全认证', en: 'Security' },
  lawFirm: { cn: '律所认证', en: 'Law firms' },
  region: { cn: '国家和地区', en: 'Country or region' },
  allRegions: { cn: '全部国家和地区', en: 'All countries and regions' },
  found: {
    cn: (n: number, at: string) => `共 ${n} 条，数据截至 ${at}`,
    en: (n, at) => `${plural(n, 'entry', 'entries')}, as of ${at}`,
  },
  none: { cn: '登记册里没有符合条件的条目', en: 'No entries in the register match' },
  clear: { cn: '清除条件', en: 'Clear filters' },
  valid: { cn: '有效', en: 'Valid' },
  expired: { cn: '已过期', en: 'Expired' },
  until: { cn: (day: string) => `有效至 ${day}`, en: (day) => `valid until ${day}` },
  since: { cn: (day: string) => `${day} 签发`, en: (day) => `issued ${day}` },
  check: { cn: '到发证机构核验', en: 'Check with the authority' },
  sampleNote: {
    cn: '标有“示例”的条目属于演示环境，机构与编号均为虚构。',
    en: 'Entries marked “Sample” belong to the demo; holders and numbers are fictitious.',
  },
  failed: { cn: '暂时无法加载登记册。', en: 'The register cannot be loaded right now.' },
  retry: { cn: '重试', en: 'Try again' },

  verify: { cn: '核验服务商编号', en: 'Verify a provider number' },
  verifyAbout: {
    cn: '有人自称是平台收录的服务商与您联系？输入对方的编号，查询是否收录、是否已核验。',
    en: 'Contacted by someone who claims to be listed here? Enter their number to see whether they are listed and verified.',
  },
  number: { cn: '服务商编号', en: 'Provider number' },
  numberWrong: { cn: '编号格式为 P-00001', en: 'A number looks like P-00001' },
  verifyNow: { cn: '核验', en: 'Verify' },
  notListed: {
    cn: (number: string) => `${number} 不在名录中。请不要向对方付款或提供资料。`,
    en: (number) => `${number} is not in the directory. Do not pay them or send documents.`,
  },
  listed: { cn: (number: string) => `${number} 在名录中。`, en: (number) => `${number} is in the directory.` },
  verifiedOn: { cn: (day: string) => `${day} 通过核验`, en: (day) => `Verified on ${day}` },
  lapsed: { cn: (day: string) => `曾于 ${day} 核验，现已失效`, en: (day) => `Verified on ${day}, now expired` },
  unverified: { cn: '尚未核验', en: 'Not verified' },
  see: { cn: '查看这家服务商', en: 'See this provider' },
  asOf: { cn: (at: string) => `数据截至 ${at}`, en: (at) => `As of ${at}` },

  ask: { cn: '需要安全与合规问卷？', en: 'Need a security questionnaire answered?' },
  askAbout: {
    cn: '采购、法务、审计的问题，我们逐条书面答复。',
    en: 'We answer procurement, legal and audit questions in writing, point by point.',
  },
  contact: { cn: '联系我们', en: 'Contact us' },
})
