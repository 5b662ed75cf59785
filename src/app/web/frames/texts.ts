import { serviceHoursText } from '../../../platform/contract/service-hours.ts'
import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  brand: { cn: '衡渡', en: 'Hengdu' },
  skip: { cn: '跳到正文', en: 'Skip to content' },
  mainNav: { cn: '主导航', en: 'Main' },
  openNav: { cn: '打开导航', en: 'Open navigation' },
  closeNav: { cn: '收起导航', en: 'Close navigation' },
  otherLang: { cn: 'English', en: '中文' },
  toOtherLang: { cn: 'Switch to English', en: '切换到中文' },
  siteSearch: { cn: '全站搜索', en: 'Search the site' },
  login: { cn: '登录', en: 'Sign in' },
  freePlan: { cn: '获取免费方案', en: 'Get a free plan' },
  newTab: { cn: '（在新标签页打开）', en: '(opens in a new tab)' },
  me: { cn: '我的账号', en: 'My account' },
  workbench: { cn: '工作台', en: 'Workbench' },
  console: { cn: '运营台', en: 'Operator console' },
  account: { cn: '账号设置', en: 'Account settings' },
  home: { cn: '衡渡首页', en: 'Hengdu home' },
  feedback: { cn: '意见反馈', en: 'Feedback' },
  logout: { cn: '退出登录', en: 'Sign out' },
  cardFirst: { cn: '完善名片', en: 'Complete your business card' },

  // Footer
  pages: { cn: '主要页面', en: 'Pages' },
  agreements: { cn: '协议与规则', en: 'Agreements and rules' },
  contact: { cn: '联系方式', en: 'Contact' },
  hours: {
    cn: `服务时间 周一至周五 ${serviceHoursText}（北京时间）`,
    en: `Service hours Monday to Friday, ${serviceHoursText}, Beijing time`,
  },
  phone: { cn: '服务电话', en: 'Phone' },
  address: { cn: '地址', en: 'Address' },
  rights: { cn: '衡渡 版权所有', en: 'Hengdu. All rights reserved.' },
  scheme: { cn: '外观', en: 'Appearance' },
  auto: { cn: '跟随系统', en: 'System' },
  light: { cn: '浅色', en: 'Light' },
  dark: { cn: '深色', en: 'Dark' },
  line: { cn: '出海，有衡有渡。', en: 'Local providers, hiring and escrow for companies going abroad.' },
})
