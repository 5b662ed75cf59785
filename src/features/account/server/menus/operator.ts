import type { Permission } from '../../../../rules/permissions.ts'
import type { Entry } from './entry.ts'
import type { ScreenName } from './screens.ts'

const queue = (name: string, component: ScreenName, icon: string, needs: Permission, cn: string, en: string): Entry => ({
  path: `/operatorHome/${name}`,
  name,
  component,
  icon,
  needs: [needs],
  cn,
  en,
})

/** What operators find in their console. */
export const operatorMenu: readonly Entry[] = [
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
      queue('providerApplications', 'operatorProviderApplications', 'world-plus', 'operator:providers', '收录申请', 'Listing applications'),
      queue('deadContacts', 'operatorDeadContacts', 'phone-off', 'operator:providers', '失效联系方式', 'Dead contacts'),
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
      queue('providers', 'operatorProviders', 'address-book', 'operator:providers', '服务商名录', 'Providers'),
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
