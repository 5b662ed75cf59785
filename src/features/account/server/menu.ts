import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import { holds, listed, type Permission, permissions, type Role } from '../../../rules/permissions.ts'
import type { ButtonRight, MenuNode } from '../contract/schema.ts'

interface Entry extends Pair {
  path: string
  name: string
  /** A screen's name in the web app; a group has none. */
  component?: string
  /** A Tabler icon. */
  icon: string
  /** Shown to roles that hold any of these. */
  needs?: readonly Permission[]
  children?: readonly Entry[]
}

const shared = {
  systemInfo: { path: '/personalHome/systemInfo', name: 'systemInfo', component: 'systemInfo', icon: 'bell', cn: '消息', en: 'Messages' },
  im: { path: '/personalHome/IM', name: 'IM', component: 'chat', icon: 'message-circle', cn: '在线沟通', en: 'Chat' },
  advisory: {
    path: '/personalHome/advisory',
    name: 'advisory',
    component: 'advisory',
    icon: 'headset',
    cn: '服务咨询',
    en: 'Service consultation',
  },
} as const satisfies Record<string, Entry>

const companyMenu: readonly Entry[] = [
  { path: '/companyHome/clock', name: 'clock', component: 'companyClock', icon: 'layout-dashboard', cn: '企业工作台', en: 'Overview' },
  {
    path: '/companyHome/demands',
    name: 'demands',
    icon: 'briefcase',
    cn: '需求',
    en: 'Demands',
    children: [
      {
        path: '/personalHome/publish',
        name: 'publish',
        component: 'myDemands',
        icon: 'list-details',
        needs: ['demand:view'],
        cn: '我的需求',
        en: 'My demands',
      },
      {
        path: '/personalHome/pdemand',
        name: 'pdemand',
        component: 'demandForm',
        icon: 'pencil-plus',
        needs: ['demand:create'],
        cn: '发布需求',
        en: 'Post a demand',
      },
      { path: '/demandHall/1/home', name: 'hallHome', component: 'hallHome', icon: 'world-search', cn: '需求大厅', en: 'Demand hall' },
    ],
  },
  {
    path: '/companyHome/funds',
    name: 'funds',
    icon: 'wallet',
    cn: '资金',
    en: 'Money',
    children: [
      {
        path: '/companyHome/wallet',
        name: 'wallet',
        component: 'companyWallet',
        icon: 'wallet',
        needs: ['wallet:view'],
        cn: '企业钱包',
        en: 'Wallet',
      },
      {
        path: '/companyHome/orders',
        name: 'orders',
        component: 'companyOrders',
        icon: 'receipt',
        needs: ['wallet:view'],
        cn: '订单',
        en: 'Orders',
      },
      {
        path: '/companyHome/beans',
        name: 'beans',
        component: 'beans',
        icon: 'coins',
        needs: ['bean:buy', 'provider:unlock', 'wallet:view'],
        cn: '豆',
        en: 'Beans',
      },
      {
        path: '/companyHome/withdrawals',
        name: 'withdrawals',
        component: 'companyWithdrawals',
        icon: 'cash',
        needs: ['wallet:withdraw', 'wallet:approve'],
        cn: '提现',
        en: 'Withdrawals',
      },
      {
        path: '/companyHome/bankAccounts',
        name: 'bankAccounts',
        component: 'bankAccounts',
        icon: 'building-bank',
        needs: ['bank:edit'],
        cn: '银行账户',
        en: 'Bank accounts',
      },
    ],
  },
  {
    path: '/companyHome/company',
    name: 'company',
    icon: 'building',
    cn: '企业',
    en: 'Company',
    children: [
      {
        path: '/companyHome/companyInfo',
        name: 'companyInfo',
        component: 'companyInfo',
        icon: 'id-badge-2',
        cn: '企业资料',
        en: 'Company information',
      },
      {
        path: '/companyHome/authentication',
        name: 'companyAuthentication',
        component: 'companyAuthentication',
        icon: 'shield-check',
        needs: ['company:authenticate'],
        cn: '企业认证',
        en: 'Authentication',
      },
    ],
  },
  shared.systemInfo,
  shared.im,
  shared.advisory,
  { path: '/companyHome/account', name: 'companyAccount', component: 'accountSettings', icon: 'settings', cn: '账号设置', en: 'Account' },
]

const personalMenu: readonly Entry[] = [
  {
    path: '/personalHome',
    name: 'personalHome',
    component: 'personalWorkbench',
    icon: 'layout-dashboard',
    cn: '个人工作台',
    en: 'Overview',
  },
  {
    path: '/demandHall/2',
    name: 'demandHall',
    icon: 'world-search',
    cn: '需求大厅',
    en: 'Demand hall',
    children: [
      { path: '/demandHall/2/home', name: 'hallHome', component: 'hallHome', icon: 'list-search', cn: '全部需求', en: 'All demands' },
      {
        path: '/demandHall/2/recommend',
        name: 'hallRecommend',
        component: 'hallRecommend',
        icon: 'sparkles',
        cn: '为我推荐',
        en: 'Recommended demands',
      },
    ],
  },
  {
    path: '/personalHome/joinIn',
    name: 'joinIn',
    component: 'joinedDemands',
    icon: 'briefcase',
    needs: ['demand:apply'],
    cn: '我参与的需求',
    en: 'Demands I joined',
  },
  {
    path: '/personalHome/closing',
    name: 'closing',
    component: 'settlement',
    icon: 'wallet',
    needs: ['wallet:view'],
    cn: '我的结算',
    en: 'My settlement',
  },
  {
    path: '/personalHome/beans',
    name: 'beans',
    component: 'beans',
    icon: 'coins',
    needs: ['bean:buy'],
    cn: '豆',
    en: 'Beans',
  },
  {
    path: '/personalHome/bankAccounts',
    name: 'bankAccounts',
    component: 'bankAccounts',
    icon: 'building-bank',
    needs: ['bank:edit'],
    cn: '银行账户',
    en: 'Bank accounts',
  },
  {
    path: '/personalHome/myPersonal',
    name: 'myPersonal',
    icon: 'user',
    cn: '个人中心',
    en: 'My profile',
    children: [
      {
        path: '/personalHome/myPersonal',
        name: 'personalInfo',
        component: 'personalInfo',
        icon: 'id-badge-2',
        cn: '个人信息',
        en: 'Personal information',
      },
      {
        path: '/personalHome/myPersonal/resume',
        name: 'resume',
        component: 'resume',
        icon: 'list-details',
        needs: ['profile:edit'],
        cn: '我的简历',
        en: 'My résumé',
      },
      {
        path: '/personalHome/myPersonal/authentication',
        name: 'personalAuthentication',
        component: 'personalAuthentication',
        icon: 'shield-check',
        needs: ['profile:authenticate'],
        cn: '实名认证',
        en: 'Identity verification',
      },
      {
        path: '/personalHome/myPersonal/manage',
        name: 'manage',
        component: 'accountSettings',
        icon: 'settings',
        cn: '账号管理',
        en: 'Account',
      },
    ],
  },
  shared.systemInfo,
  shared.im,
  shared.advisory,
]

const queue = (name: string, component: string, icon: string, needs: Permission, cn: string, en: string): Entry => ({
  path: `/operatorHome/${name}`,
  name,
  component,
  icon,
  needs: [needs],
  cn,
  en,
})

const operatorMenu: readonly Entry[] = [
  { path: '/operatorHome', name: 'operatorHome', component: 'operatorHome', icon: 'layout-dashboard', cn: '总览', en: 'Overview' },
  {
    path: '/operatorHome/queues',
    name: 'queues',
    icon: 'inbox',
    cn: '待办',
    en: 'Queues',
    children: [
      queue('demandReview', 'operatorDemandReview', 'clipboard-check', 'operator:review', '需求审核', 'Demand review'),
      queue('companies', 'operatorCompanies', 'building', 'operator:review', '企业认证', 'Companies'),
      queue('persons', 'operatorPersons', 'user-check', 'operator:review', '实名认证', 'Individuals'),
      queue('topUps', 'operatorTopUps', 'cash-banknote', 'operator:money', '充值凭证', 'Vouchers'),
      queue('beanOrders', 'operatorBeanOrders', 'coins', 'operator:money', '购豆订单', 'Bean orders'),
      queue('withdrawals', 'operatorWithdrawals', 'send', 'operator:money', '提现打款', 'Payouts'),
    ],
  },
  {
    path: '/operatorHome/relations',
    name: 'relations',
    icon: 'headset',
    cn: '咨询与伙伴',
    en: 'Leads and partners',
    children: [
      queue('leads', 'operatorLeads', 'headset', 'operator:leads', '咨询', 'Leads'),
      queue('partners', 'operatorPartners', 'user-check', 'operator:leads', '伙伴申请', 'Partner applications'),
      queue('channels', 'operatorChannels', 'world-search', 'operator:leads', '渠道', 'Channels'),
    ],
  },
  {
    path: '/operatorHome/records',
    name: 'records',
    icon: 'book',
    cn: '账与记录',
    en: 'Records',
    children: [
      queue('ledger', 'operatorLedger', 'book', 'operator:see', '账本', 'Ledger'),
      queue('outbox', 'operatorOutbox', 'mail', 'operator:see', '发件箱', 'Outbox'),
      queue('audit', 'operatorAudit', 'history', 'operator:see', '操作日志', 'Audit log'),
    ],
  },
  {
    path: '/operatorHome/site',
    name: 'site',
    icon: 'world',
    cn: '门户',
    en: 'Portal',
    children: [
      queue('events', 'operatorEvents', 'ticket', 'operator:events', '活动', 'Events'),
      queue('articles', 'operatorArticles', 'article', 'operator:content', '资讯', 'Articles'),
      queue('talent', 'operatorTalent', 'user-search', 'operator:review', '人才编号', 'Talent cards'),
      queue('influencers', 'operatorInfluencers', 'users', 'operator:content', '达人名录', 'Creators'),
      queue('claims', 'operatorClaims', 'quote', 'operator:content', '宣传数字', 'Claims'),
      queue('licences', 'operatorLicences', 'certificate', 'operator:content', '牌照与证书', 'Licences'),
      queue('rates', 'operatorRates', 'calculator', 'operator:rates', '用工费率', 'Employer rates'),
      queue('holidays', 'operatorHolidays', 'calendar-event', 'operator:rates', '节假日', 'Holidays'),
      queue('dictionaries', 'operatorDictionaries', 'list-letters', 'operator:content', '字典', 'Dictionaries'),
    ],
  },
  queue('beanPackages', 'operatorBeanPackages', 'coins', 'operator:settings', '豆套餐价格', 'Bean prices'),
  queue('rules', 'operatorRules', 'scale', 'operator:see', '规则', 'Rules'),
  queue('settings', 'operatorSettings', 'settings', 'operator:settings', '设置', 'Settings'),
]

/** The workbench of whoever looks: entries that the role may use, titles in the caller's language. Never empty. */
export function menuOf(actor: Actor, lang: Lang): MenuNode[] {
  const menu = actor.userType === 1 ? companyMenu : actor.userType === 2 ? personalMenu : operatorMenu
  return seen(menu, actor, lang)
}

const seen = (entries: readonly Entry[], actor: Actor, lang: Lang): MenuNode[] =>
  entries
    .filter((entry) => !entry.needs || entry.needs.some(actor.holds))
    .map((entry) => ({
      path: entry.path,
      name: entry.name,
      component: entry.component ?? 'null',
      meta: { title: entry[lang], icon: entry.icon },
      children: seen(entry.children ?? [], actor, lang),
    }))
    // A group that lost all its screens is no help.
    .filter((node) => node.component !== 'null' || node.children.length > 0)

/** Every button that the caller's kind of user could have; type "1" where this role has it, else "2" (source §6). */
export function buttonsOf(actor: Actor, lang: Lang): ButtonRight[] {
  const role = actor.role as Role
  return listed(role).map((action) => ({ action, type: holds(role, action) ? '1' : '2', describe: permissions[action][lang] }))
}
