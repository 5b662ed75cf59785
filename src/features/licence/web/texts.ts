import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '每一笔款、', en: 'Every payment, ' },
  title2: { cn: '每一个人，', en: 'every person, ' },
  title3: { cn: '都有据可查', en: 'on record' },
  lead: {
    cn: '钱从哪里来、由谁批准、付给了谁，资料由谁看过、什么时候看的，都能查到。这一页写清楚我们怎么做，也写清楚我们不做什么。',
    en: 'Where money came from, who approved it and whom it reached; who looked at a document, and when. This page says how we work, and what we do not do.',
  },
  contents: { cn: '本页内容', en: 'On this page' },

  money: { cn: '款项的路径', en: 'The path of the money' },
  moneyAbout: {
    cn: '复式记账，每一次变动借贷相等。账目只能追加，错了就记一笔相反的。',
    en: 'Double-entry books: both sides of every move are equal. Entries are only added; a mistake is put right by its reverse.',
  },
  m1: { cn: '入账', en: 'In' },
  m1Text: {
    cn: '企业从自己的银行账户转账，上传凭证。一名运营人员把凭证与到账流水核对后，才记入企业钱包。',
    en: 'A company pays from its own bank account and uploads the voucher. An operator matches it with the bank statement before the wallet is credited.',
  },
  m2: { cn: '托管', en: 'Held' },
  m2Text: {
    cn: '发布前全额转入该需求的托管账户。平台不能挪作他用，别的需求也用不到这笔钱。',
    en: 'Before a demand is published, its full amount goes into that demand’s own escrow account. Neither the platform nor another demand can draw on it.',
  },
  m3: { cn: '放款', en: 'Released' },
  m3Text: {
    cn: (days: number) => `企业确认交付后结给服务商；交付后 ${days} 天没有答复，按确认处理。结束时托管余额必须为零。`,
    en: (days) =>
      `Released to the provider once the company confirms, or ${days} days after delivery without an answer. When a demand ends, its escrow is zero.`,
  },
  m4: { cn: '付出', en: 'Paid out' },
  m4Text: {
    cn: '提现先显示扣费和到账金额，再提交。企业提现由一人发起、另一人批准，只有一名成员的企业除外；运营人员付款后标记，失败的款项退回原账户。',
    en: 'A withdrawal shows deductions and what arrives before it is sent. In a company one member prepares and another approves, unless there is only one. An operator marks it paid; a failed payout returns to where it came from.',
  },
  moneyNot: {
    cn: '我们不接受现金，不代收代付与平台需求无关的款项，也不把托管资金用于理财或借贷。',
    en: 'We take no cash, pass on no money that belongs to no demand here, and neither invest nor lend what is held.',
  },

  kyc: { cn: '身份核验（KYC）', en: 'Knowing who it is (KYC)' },
  kycAbout: {
    cn: '没有核验的企业不能发布需求，没有核验的个人不能提现。',
    en: 'A company that is not verified cannot publish; an individual who is not verified cannot withdraw.',
  },
  company: { cn: '企业', en: 'Companies' },
  person: { cn: '个人', en: 'Individuals' },
  k1: { cn: '提交资料', en: 'Documents' },
  k1Company: {
    cn: '营业执照图片、统一社会信用代码、法定代表人。信用代码按校验位检查，同一代码不能重复认证。',
    en: 'Business licence, unified social credit code and legal representative. The code’s check digit is tested, and a code is verified once only.',
  },
  k1Person: {
    cn: '证件类型、号码、正反面或护照资料页。居民身份证按校验位检查。',
    en: 'Kind of document, its number, both sides or the passport’s data page. Resident identity cards are tested by their check digit.',
  },
  k2: { cn: '人工审核', en: 'Looked at by a person' },
  k2Text: {
    cn: '运营人员对照原件逐项看，通过、逐栏退回并写明原因，或最终拒绝。审核人和时间都记入日志。',
    en: 'An operator compares each item with the document, then approves, returns it with a reason per field, or refuses for good. Who decided and when goes into the log.',
  },
  k3: { cn: '结果', en: 'Outcome' },
  k3Text: {
    cn: '通过后核验资料锁定，需要更改时请联系我们。证件号码在页面上只显示首尾几位，图片只有本人和审核人员能打开。',
    en: 'Once approved the record is locked; to change it, write to us. Screens show only the first and last digits of a number, and only its owner and the reviewers can open the images.',
  },

  aml: { cn: '反洗钱', en: 'Anti-money-laundering' },
  amlAbout: {
    cn: '我们按业务的样子设防：真实的需求、真实的交付、对得上的收付款人。',
    en: 'The controls follow the business: a real demand, a real delivery, a payer and a payee who match.',
  },
  a1: { cn: '先审需求，再放到市场', en: 'A demand is read before it is shown' },
  a1Text: {
    cn: '运营人员在发布前审核每一个需求。交付物不清、报酬明显不合理或涉及禁止事项的，退回并说明原因。',
    en: 'An operator reads each demand before it is published. Unclear deliverables, pay that makes no sense or forbidden matters send it back with the reason.',
  },
  a2: { cn: '入账要有凭证，付出要有人负责', en: 'A voucher for what comes in, a name for what goes out' },
  a2Text: {
    cn: '每一次充值、托管、放款、提现都写明原因、经手人和单号，可以从任一笔账追到它的起点。',
    en: 'Every top-up, escrow, release and withdrawal carries its cause, its person and its number, so any entry can be traced to where it began.',
  },
  a3: { cn: '可疑即停', en: 'Doubt stops it' },
  a3Text: {
    cn: '账号可以立即冻结：登录失效、提现停止，账户里的钱不动。是否恢复、退回或上报，由运营人员按记录处理。',
    en: 'An account can be frozen at once: sessions end, withdrawals stop, the money stays where it is. Whether to restore, return or report is decided on the record.',
  },
  a4: { cn: '保留', en: 'Kept' },
  a4Text: {
    cn: '账目和审核记录不能删改。账号注销时，依法必须保留的交易记录继续保留。',
    en: 'Books and review records cannot be changed or deleted. When an account closes, what the law requires us to keep is kept.',
  },

  encryption: { cn: '加密与访问', en: 'Encryption and access' },
  encryptionAbout: {
    cn: '写的是程序里真的在做的事。',
    en: 'Only what the software really does.',
  },
  e1: { cn: '密码', en: 'Passwords' },
  e1Text: {
    cn: '只存 Argon2id 散列（19 MiB 内存、两轮）。谁也看不到您的密码，包括我们。',
    en: 'Kept only as an Argon2id hash (19 MiB, two passes). Nobody can read yours, and that includes us.',
  },
  e2: { cn: '登录状态', en: 'Sessions' },
  e2Text: {
    cn: '令牌是随机数，数据库里只有它的散列；约 8 小时到期，可以在账号设置里逐个退出。连续输错五次锁定十分钟。',
    en: 'A random token of which the database holds only the hash. It ends after about eight hours, and each session can be closed in the account settings. Five wrong passwords lock for ten minutes.',
  },
  e3: { cn: '文件', en: 'Files' },
  e3Text: {
    cn: '按内容判断类型，不看扩展名。证件、凭证、附件只给有权的人，链接拿走也打不开。',
    en: 'Judged by content, not by name. Documents, vouchers and attachments open only for those entitled to them; the link alone is worth nothing.',
  },
  e4: { cn: '运营人员', en: 'Our own staff' },
  e4Text: {
    cn: '必须用动态口令作第二因素登录。每一次审核、改设置、打款都记日志，写明人、时间和内容。',
    en: 'Sign in with a second factor. Every review, setting and payout is logged with who, when and what.',
  },
  e5: { cn: '还没有的', en: 'Not there yet' },
  e5Text: {
    cn: '证件号码在数据库中尚未单独加密，靠访问控制和页面遮挡保护；做好后会写在这里。',
    en: 'Document numbers are guarded by access control and masking, not yet by encryption of their own in the database. When that is built, it will be said here.',
  },

  firm: { cn: '律所认证', en: 'Law-firm certification' },
  firmAbout: {
    cn: '由律师事务所看过协议、资金流程和隐私文件之后出具。登记册里写明律所、范围和日期，过期就显示过期。',
    en: 'Given by a law firm after it has read the agreements, the flow of money and the privacy papers. The register names the firm, the scope and the dates; when it has expired, it says so.',
  },
  readAgreements: { cn: '阅读用户协议', en: 'Read the user agreement' },
  readPrivacy: { cn: '阅读个人信息保护政策', en: 'Read the personal information policy' },

  register: { cn: '牌照与证书登记册', en: 'Register of licences and certificates' },
  registerAbout: {
    cn: '款项经由持牌机构收付。输入机构、编号或国家和地区查询，编号可到发证机构核验。',
    en: 'Money moves through licensed institutions. Search by holder, number or place, and check the number with the authority itself.',
  },
  search: { cn: '检索登记册', en: 'Search the register' },
  searchHint: { cn: '机构、编号、监管方……', en: 'Holder, number, authority…' },
  kind: { cn: '类别', en: 'Kind' },
  all: { cn: '全部', en: 'All' },
  payment: { cn: '支付牌照', en: 'Payment licences' },
  remittance: { cn: '汇款与兑换', en: 'Remittance' },
  security: { cn: '安全认证', en: 'Security' },
  lawFirm: { cn: '律所认证', en: 'Law firms' },
  region: { cn: '国家和地区', en: 'Country or region' },
  allRegions: { cn: '全部国家和地区', en: 'All countries and regions' },
  found: {
    cn: (n: number, at: string) => `共 ${n} 条，数据截至 ${at}`,
    en: (n, at) => `${n} ${n === 1 ? 'entry' : 'entries'}, as of ${at}`,
  },
  none: { cn: '登记册里没有相符的条目', en: 'No entry of the register matches' },
  clear: { cn: '清除条件', en: 'Clear the filters' },
  valid: { cn: '有效', en: 'Valid' },
  expired: { cn: '已过期', en: 'Expired' },
  sample: { cn: '示例数据', en: 'Sample data' },
  until: { cn: (day: string) => `有效至 ${day}`, en: (day) => `valid until ${day}` },
  since: { cn: (day: string) => `${day} 签发`, en: (day) => `issued ${day}` },
  check: { cn: '到发证机构核验', en: 'Check with the authority' },
  sampleNote: {
    cn: '标有“示例数据”的条目属于演示环境，机构与编号均为虚构。',
    en: 'Entries marked as sample data belong to the demonstration; holders and numbers are invented.',
  },
  failed: { cn: '暂时读不到登记册。', en: 'The register cannot be read right now.' },
  retry: { cn: '重试', en: 'Try again' },

  verify: { cn: '核验服务商编号', en: 'Verify a provider number' },
  verifyAbout: {
    cn: '收到自称平台服务商的联系？输入对方的编号，看它是否在册、是否核验过。',
    en: 'Contacted by someone who says they are listed here? Enter their number and see whether they are, and whether they were verified.',
  },
  number: { cn: '服务商编号', en: 'Provider number' },
  numberWrong: { cn: '编号形如 P-00001', en: 'A number looks like P-00001' },
  verifyNow: { cn: '核验', en: 'Verify' },
  notListed: {
    cn: (number: string) => `${number} 不在目录中。请不要向对方付款或提供资料。`,
    en: (number) => `${number} is not in the directory. Do not pay or send documents.`,
  },
  listed: { cn: (number: string) => `${number} 在目录中。`, en: (number) => `${number} is in the directory.` },
  verifiedOn: { cn: (day: string) => `${day} 通过核验`, en: (day) => `Verified on ${day}` },
  lapsed: { cn: (day: string) => `曾于 ${day} 核验，现已失效`, en: (day) => `Verified on ${day}, lapsed since` },
  unverified: { cn: '尚未核验', en: 'Not verified' },
  see: { cn: '查看这家服务商', en: 'See this provider' },
  asOf: { cn: (at: string) => `数据截至 ${at}`, en: (at) => `As of ${at}` },

  ask: { cn: '有安全问题要问？', en: 'A question about safety?' },
  askAbout: { cn: '采购、法务和审计常问的，我们按条答。', en: 'We answer procurement, legal and audit point by point.' },
  contact: { cn: '联系我们', en: 'Contact us' },
})
