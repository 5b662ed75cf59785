import type { Lang, Pair } from '../../../platform/contract/texts.ts'

export interface PortalLink extends Pair {
  to: string
}
export interface PortalGroup extends Pair {
  id: 'services' | 'activities'
  links: (PortalLink & { about: Pair })[]
}

/** The header of the source (§2), in its order. */
export const headerItems: (PortalLink | PortalGroup)[] = [
  { to: '/home', cn: '首页', en: 'Home' },
  {
    id: 'services',
    cn: '海外服务',
    en: 'Overseas services',
    links: [
      {
        to: '/globalQuickfind',
        cn: '服务商速查',
        en: 'Global Quickfind',
        about: { cn: '按国家和服务查当地服务商', en: 'Local providers by country and service' },
      },
      {
        to: '/globalHiringAndTalentServices',
        cn: '全球用工与人才',
        en: 'Hiring and talent',
        about: { cn: '用工方式、成本、假日和人才', en: 'Employment models, costs, holidays and talent' },
      },
      {
        to: '/marketDevelopment',
        cn: '市场拓展',
        en: 'Market development',
        about: { cn: '调研需求、进入路径和达人', en: 'Research briefs, entry paths and creators' },
      },
      {
        to: '/integratedService',
        cn: '综合服务',
        en: 'Integrated services',
        about: { cn: '法律、售后、展会和材料清单', en: 'Legal, after-sales, trade shows, checklists' },
      },
      {
        to: '/solution',
        cn: '解决方案',
        en: 'Solutions',
        about: { cn: '五个问题，得到您的出海步骤', en: 'Your next steps in five questions' },
      },
    ],
  },
  { to: '/globalPartner', cn: '伙伴', en: 'Partners' },
  { to: '/safetyCompliance', cn: '安全合规', en: 'Safety' },
  { to: '/informationCenter', cn: '资讯中心', en: 'Resources' },
  {
    id: 'activities',
    cn: '海外活动',
    en: 'Overseas events',
    links: [
      {
        to: '/international',
        cn: '国际交流',
        en: 'International exchange',
        about: { cn: '出境代表团与考察', en: 'Delegations and visits abroad' },
      },
      {
        to: '/offlineSalon',
        cn: '线下沙龙',
        en: 'In-person sessions',
        about: { cn: '面对面的小型讨论', en: 'Small discussions in person' },
      },
      {
        to: '/onlineActivities',
        cn: '线上活动',
        en: 'Online events',
        about: { cn: '在线讲解与答疑', en: 'Talks and answers online' },
      },
    ],
  },
  { to: '/aboutUs', cn: '关于', en: 'About' },
]

export const isGroup = (item: PortalLink | PortalGroup): item is PortalGroup => 'links' in item

/** The submenu to which a page belongs: its head is marked there. */
export const groupOf = (path: string): PortalGroup['id'] | null =>
  headerItems.filter(isGroup).find((group) => group.links.some(({ to }) => to === path))?.id ?? null

export const footerPages: PortalLink[] = [
  ...headerItems.flatMap((item) => (isGroup(item) ? item.links : [item])),
  { to: '/aboutUs?at=pricing', cn: '收费', en: 'Pricing' },
  { to: '/aboutUs?at=help', cn: '常见问题', en: 'Help' },
  { to: '/contactUs', cn: '联系我们', en: 'Contact' },
]

const agreement = (to: string, cn: string, en: string): PortalLink => ({ to, cn, en })

/** Source §2, agreement pages. */
export const footerAgreements: PortalLink[] = [
  agreement('/platformProtocol/1', '用户协议', 'User agreement'),
  agreement('/platformProtocol/2', '个人信息保护政策', 'Personal information protection policy'),
  agreement('/platformProtocol/3', '增值服务协议', 'Value-added service agreement'),
  agreement('/platformProtocol/4', '账号注销协议', 'Account cancellation agreement'),
  agreement('/privacyAgreement/1', '个人信息收集清单', 'Personal information collection list'),
  agreement('/privacyAgreement/2', '个人信息共享清单', 'Personal information sharing list'),
  agreement('/serviceRegulations/1', '知识产权保护规则', 'IP protection rules'),
  agreement('/serviceRegulations/2', '任务发布规则', 'Task publishing rules'),
  agreement('/serviceRegulations/3', '应用权限说明', 'App permission explanation'),
]

/** The footer opens it in a new tab (source §2). */
export const footerLaws: PortalLink[] = [agreement('/relevantLaws/3', '相关法规', 'Relevant laws')]

export const label = (item: Pair, lang: Lang): string => item[lang]
