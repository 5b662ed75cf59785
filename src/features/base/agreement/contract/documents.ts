import type { Pair } from '../../../../platform/contract/texts.ts'

/** The routes of source §2; `/{group}/{n}` is the page. */
type AgreementGroup = 'platformProtocol' | 'privacyAgreement' | 'serviceRegulations' | 'relevantLaws'

interface LawSource {
  readonly issuer: Pair
  readonly number: Pair
  /** An official site, by name and address, as text. */
  readonly readAt: Pair
  /** When the author last compared the summary with the law. */
  readonly reviewedOn: string
}

export interface AgreementDocument {
  readonly group: AgreementGroup
  readonly n: number
  /** Name of its file in web/documents. */
  readonly file: string
  readonly title: Pair
  /** Of the platform's text; for a law, of our summary. */
  readonly version: string
  /** Of the platform's text; for a law, of the law. */
  readonly effectiveOn: string
  readonly law?: LawSource
}

const EFFECTIVE = '2026-11-01'
const REVIEWED = '2026-11-21'

const own = (group: AgreementGroup, n: number, file: string, title: Pair): AgreementDocument => ({
  group,
  n,
  file,
  title,
  version: '1.0',
  effectiveOn: EFFECTIVE,
})

const law = (n: number, file: string, title: Pair, effectiveOn: string, source: Omit<LawSource, 'reviewedOn'>): AgreementDocument => ({
  group: 'relevantLaws',
  n,
  file,
  title,
  version: '1.0',
  effectiveOn,
  law: { ...source, reviewedOn: REVIEWED },
})

const cac: Pair = { cn: '国家互联网信息办公室', en: 'Cyberspace Administration of China' }
const cacSite: Pair = { cn: '国家互联网信息办公室网站 cac.gov.cn', en: 'Cyberspace Administration of China, cac.gov.cn' }
const lawDatabase: Pair = { cn: '国家法律法规数据库 flk.npc.gov.cn', en: 'National Database of Laws and Regulations, flk.npc.gov.cn' }

export const documents: readonly AgreementDocument[] = [
  own('platformProtocol', 1, 'user-agreement', { cn: '用户协议', en: 'User Agreement' }),
  own('platformProtocol', 2, 'privacy-policy', { cn: '个人信息保护政策', en: 'Personal Information Protection Policy' }),
  own('platformProtocol', 3, 'value-added-services', { cn: '增值服务协议', en: 'Value-added Service Agreement' }),
  own('platformProtocol', 4, 'account-cancellation', { cn: '账号注销协议', en: 'Account Cancellation Agreement' }),
  own('privacyAgreement', 1, 'collection-list', { cn: '个人信息收集清单', en: 'Personal Information Collection List' }),
  own('privacyAgreement', 2, 'sharing-list', { cn: '个人信息共享清单', en: 'Personal Information Sharing List' }),
  own('serviceRegulations', 1, 'ip-protection', { cn: '知识产权保护规则', en: 'Intellectual Property Protection Rules' }),
  own('serviceRegulations', 2, 'task-publishing', { cn: '任务发布规则', en: 'Task Publishing Rules' }),
  own('serviceRegulations', 3, 'app-permissions', { cn: '应用权限说明', en: 'App Permission Explanation' }),
  law(
    1,
    'law-online-transactions',
    { cn: '网络交易监督管理办法', en: 'Measures for the Supervision and Administration of Online Transactions' },
    '2021-05-01',
    {
      issuer: { cn: '国家市场监督管理总局', en: 'State Administration for Market Regulation' },
      number: { cn: '国家市场监督管理总局令第 37 号，2021 年 3 月 15 日公布', en: 'Order No. 37, issued 15 March 2021' },
      readAt: { cn: '国家市场监督管理总局网站 samr.gov.cn', en: 'State Administration for Market Regulation, samr.gov.cn' },
    },
  ),
  law(2, 'law-e-commerce', { cn: '中华人民共和国电子商务法', en: "E-Commerce Law of the People's Republic of China" }, '2019-01-01', {
    issuer: { cn: '全国人民代表大会常务委员会', en: "Standing Committee of the National People's Congress" },
    number: { cn: '中华人民共和国主席令第七号，2018 年 8 月 31 日通过', en: 'Presidential Order No. 7, adopted 31 August 2018' },
    readAt: lawDatabase,
  }),
  law(
    3,
    'law-comments',
    { cn: '互联网跟帖评论服务管理规定', en: 'Provisions on the Administration of Internet Comment Services' },
    '2022-12-15',
    {
      issuer: cac,
      number: { cn: '2017 年发布，2022 年 11 月 16 日修订公布', en: 'Issued in 2017; the revision was published on 16 November 2022' },
      readAt: cacSite,
    },
  ),
  law(
    4,
    'law-information-services',
    { cn: '互联网信息服务管理办法', en: 'Measures for the Administration of Internet Information Services' },
    '2000-09-25',
    {
      issuer: { cn: '国务院', en: 'State Council' },
      number: {
        cn: '国务院令第 292 号，2000 年 9 月 25 日公布施行，其后有修订',
        en: 'Decree No. 292, issued and in force since 25 September 2000, as amended',
      },
      readAt: lawDatabase,
    },
  ),
  law(
    5,
    'law-account-names',
    { cn: '互联网用户账号名称管理规定', en: 'Provisions on the Administration of Internet User Account Names' },
    '2015-03-01',
    {
      issuer: cac,
      number: { cn: '2015 年 2 月 4 日发布', en: 'Published 4 February 2015' },
      readAt: cacSite,
    },
  ),
  law(
    6,
    'law-infringement',
    {
      cn: '国务院办公厅关于加强互联网领域侵权假冒行为治理的意见',
      en: 'Opinions of the General Office of the State Council on Strengthening the Governance of Infringement and Counterfeiting on the Internet',
    },
    '2015-10-26',
    {
      issuer: { cn: '国务院办公厅', en: 'General Office of the State Council' },
      number: { cn: '国办发〔2015〕77 号', en: 'Document No. 77 (2015) of the General Office' },
      readAt: { cn: '中国政府网 gov.cn', en: 'Central government site, gov.cn' },
    },
  ),
]

export const findDocument = (group: string, n: string): AgreementDocument | undefined =>
  documents.find((one) => one.group === group && String(one.n) === n)

export const documentPath = (one: Pick<AgreementDocument, 'group' | 'n'>): string => `/${one.group}/${one.n}`

/** The version on screen when someone agreed: "platformProtocol/1@1.0". */
export const agreementVersion = (one: AgreementDocument): string => `${one.group}/${one.n}@${one.version}`
