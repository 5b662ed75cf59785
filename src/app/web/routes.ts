import type { ScreenName } from './features.ts'

/**
 * Who may open a page (source §4, product §1 and §5). `entry` is for those who are not signed in, `card` for those whose card is not
 * complete, `member` for companies and individuals.
 */
export type Access = 'public' | 'entry' | 'card' | 'member' | 'company' | 'individual' | 'operator' | 'operatorEntry'
export type Frame = 'portal' | 'signIn' | 'entry' | 'workbench' | 'operator' | 'bare'

export interface Row {
  path: string
  access: Access
  frame: Frame
  component: ScreenName
  title: { cn: string; en: string }
  /** The whole title of the tab, where it is not the page's name and the brand. */
  tab?: { cn: string; en: string }
  /** A sign-in returns here although the card is not complete: an invitation replaces the card. */
  beforeCard?: true
}

/**
 * The pages with a fixed path. Screens of the company workbench other than clock have no row: the server's menu provides them
 * (product §4).
 */
export const routes: Row[] = [
  {
    path: '/home',
    access: 'public',
    frame: 'portal',
    component: 'home',
    title: { cn: '首页', en: 'Home' },
    tab: {
      cn: '衡渡｜找海外服务商、算雇人成本、款项托管',
      en: 'Hengdu | Find local providers, estimate hiring costs, pay through escrow',
    },
  },
  {
    path: '/globalQuickfind',
    access: 'public',
    frame: 'portal',
    component: 'quickfind',
    title: { cn: '服务商速查', en: 'Global Quickfind' },
  },
  {
    path: '/globalHiringAndTalentServices',
    access: 'public',
    frame: 'portal',
    component: 'ghAndts',
    title: { cn: '全球用工与人才', en: 'Global hiring and talent' },
  },
  {
    path: '/marketDevelopment',
    access: 'public',
    frame: 'portal',
    component: 'market',
    title: { cn: '市场拓展', en: 'Market development' },
  },
  {
    path: '/integratedService',
    access: 'public',
    frame: 'portal',
    component: 'integrated',
    title: { cn: '综合服务', en: 'Integrated services' },
  },
  { path: '/solution', access: 'public', frame: 'portal', component: 'solution', title: { cn: '解决方案', en: 'Solutions' } },
  { path: '/globalPartner', access: 'public', frame: 'portal', component: 'partner', title: { cn: '伙伴', en: 'Partners' } },
  {
    path: '/safetyCompliance',
    access: 'public',
    frame: 'portal',
    component: 'safety',
    title: { cn: '安全合规', en: 'Safety and compliance' },
  },
  { path: '/informationCenter', access: 'public', frame: 'portal', component: 'information', title: { cn: '资讯中心', en: 'Resources' } },
  { path: '/informationDetails', access: 'public', frame: 'portal', component: 'informationDetails', title: { cn: '资讯', en: 'Article' } },
  {
    path: '/international',
    access: 'public',
    frame: 'portal',
    component: 'international',
    title: { cn: '国际交流', en: 'International exchange' },
  },
  {
    path: '/offlineSalon',
    access: 'public',
    frame: 'portal',
    component: 'offlineSalon',
    title: { cn: '线下沙龙', en: 'In-person sessions' },
  },
  {
    path: '/onlineActivities',
    access: 'public',
    frame: 'portal',
    component: 'onlineActivities',
    title: { cn: '线上活动', en: 'Online events' },
  },
  { path: '/activityH5/:type', access: 'public', frame: 'portal', component: 'activityH5', title: { cn: '活动', en: 'Events' } },
  {
    path: '/activityDetail/:id/:type',
    access: 'public',
    frame: 'portal',
    component: 'activityDetail',
    title: { cn: '活动详情', en: 'Event' },
  },
  {
    path: '/activityDetail/:id/:channel/:type',
    access: 'public',
    frame: 'portal',
    component: 'activityDetail',
    title: { cn: '活动详情', en: 'Event' },
  },
  { path: '/aboutUs', access: 'public', frame: 'portal', component: 'aboutUs', title: { cn: '关于', en: 'About' } },
  { path: '/contactUs', access: 'public', frame: 'portal', component: 'contact', title: { cn: '联系我们', en: 'Contact' } },
  { path: '/404', access: 'public', frame: 'portal', component: 'notFound', title: { cn: '页面不存在', en: 'Page not found' } },

  {
    path: '/platformProtocol/:n',
    access: 'public',
    frame: 'portal',
    component: 'agreement',
    title: { cn: '平台协议', en: 'Platform agreements' },
  },
  {
    path: '/privacyAgreement/:n',
    access: 'public',
    frame: 'portal',
    component: 'agreement',
    title: { cn: '隐私清单', en: 'Privacy lists' },
  },
  {
    path: '/serviceRegulations/:n',
    access: 'public',
    frame: 'portal',
    component: 'agreement',
    title: { cn: '服务规则', en: 'Service rules' },
  },
  { path: '/relevantLaws/:n', access: 'public', frame: 'portal', component: 'agreement', title: { cn: '相关法规', en: 'Relevant laws' } },

  { path: '/loginHome', access: 'entry', frame: 'signIn', component: 'login', title: { cn: '登录', en: 'Sign in' } },
  { path: '/loginHome/registry', access: 'entry', frame: 'entry', component: 'registry', title: { cn: '注册', en: 'Register' } },
  {
    path: '/loginHome/forgotten',
    access: 'entry',
    frame: 'entry',
    component: 'forgotten',
    title: { cn: '找回密码', en: 'Reset your password' },
  },
  {
    path: '/loginHome/visitingCard',
    access: 'card',
    frame: 'entry',
    component: 'visitingCard',
    title: { cn: '完善名片', en: 'Complete your business card' },
  },
  {
    path: '/loginHome/withoutCompany',
    access: 'card',
    frame: 'entry',
    component: 'withoutCompany',
    title: { cn: '加入或创建企业', en: 'Join or create a company' },
  },
  {
    path: '/invitation',
    access: 'public',
    frame: 'entry',
    component: 'invitation',
    title: { cn: '加入企业', en: 'Join a company' },
    beforeCard: true,
  },
  {
    path: '/workInvitation',
    access: 'public',
    frame: 'entry',
    component: 'workInvitation',
    title: { cn: '报名邀请', en: 'Invitation to apply' },
  },

  {
    path: '/companyHome/clock',
    access: 'company',
    frame: 'workbench',
    component: 'companyClock',
    title: { cn: '工作台', en: 'Overview' },
  },
  {
    path: '/leaveStatement',
    access: 'public',
    frame: 'entry',
    component: 'leaveStatement',
    title: { cn: '假期结余单', en: 'Leave statement' },
  },
  { path: '/mail', access: 'public', frame: 'entry', component: 'mailLink', title: { cn: '邮件提醒', en: 'Mail' } },
  { path: '/appeal', access: 'public', frame: 'entry', component: 'appeal', title: { cn: '申诉', en: 'Appeal' } },
  { path: '/payslip', access: 'public', frame: 'entry', component: 'ownPayslip', title: { cn: '工资单', en: 'Payslip' } },

  {
    path: '/personalHome',
    access: 'individual',
    frame: 'workbench',
    component: 'personalWorkbench',
    title: { cn: '工作台', en: 'Overview' },
  },
  {
    path: '/personalHome/demandDetails',
    access: 'member',
    frame: 'workbench',
    component: 'demandDetails',
    title: { cn: '需求详情', en: 'Request' },
  },
  {
    path: '/personalHome/publish',
    access: 'company',
    frame: 'workbench',
    component: 'myDemands',
    title: { cn: '我的需求', en: 'My requests' },
  },
  {
    path: '/personalHome/pdemand',
    access: 'company',
    frame: 'workbench',
    component: 'demandForm',
    title: { cn: '发布需求', en: 'Post a request' },
  },
  {
    path: '/personalHome/hosting',
    access: 'company',
    frame: 'workbench',
    component: 'hosting',
    title: { cn: '托管资金', en: 'Fund escrow' },
  },
  {
    path: '/personalHome/facilitator',
    access: 'company',
    frame: 'workbench',
    component: 'facilitator',
    title: { cn: '选择服务商', en: 'Pick a provider' },
  },
  {
    path: '/personalHome/rFacilitator',
    access: 'company',
    frame: 'workbench',
    component: 'rFacilitator',
    title: { cn: '撤销选定', en: 'Cancel provider pick' },
  },
  {
    path: '/personalHome/sFacilitator',
    access: 'company',
    frame: 'workbench',
    component: 'sFacilitator',
    title: { cn: '服务商列表', en: 'Provider list' },
  },
  {
    path: '/personalHome/companyInfo/:id',
    access: 'member',
    frame: 'workbench',
    component: 'companyPublic',
    title: { cn: '企业信息', en: 'Company' },
  },
  {
    path: '/personalHome/joinIn',
    access: 'member',
    frame: 'workbench',
    component: 'joinedDemands',
    title: { cn: '我参与的需求', en: 'My jobs' },
  },
  { path: '/personalHome/IM', access: 'member', frame: 'workbench', component: 'chat', title: { cn: '在线沟通', en: 'Chat' } },
  {
    path: '/personalHome/leaving',
    access: 'member',
    frame: 'workbench',
    component: 'leaving',
    title: { cn: '即将离开衡渡', en: 'You are leaving Hengdu' },
  },
  {
    path: '/personalHome/closing',
    access: 'individual',
    frame: 'workbench',
    component: 'settlement',
    title: { cn: '我的结算', en: 'Earnings' },
  },
  {
    path: '/personalHome/myPersonal',
    access: 'individual',
    frame: 'workbench',
    component: 'personalInfo',
    title: { cn: '个人信息', en: 'Personal information' },
  },
  {
    path: '/personalHome/myPersonal/resume',
    access: 'individual',
    frame: 'workbench',
    component: 'resume',
    title: { cn: '我的简历', en: 'My résumé' },
  },
  {
    path: '/personalHome/myPersonal/authentication',
    access: 'individual',
    frame: 'workbench',
    component: 'personalAuthentication',
    title: { cn: '实名认证', en: 'Identity verification' },
  },
  {
    path: '/personalHome/myPersonal/manage',
    access: 'individual',
    frame: 'workbench',
    component: 'accountSettings',
    title: { cn: '账号设置', en: 'Account settings' },
  },
  {
    path: '/personalHome/systemInfo',
    access: 'member',
    frame: 'workbench',
    component: 'systemInfo',
    title: { cn: '消息', en: 'Messages' },
  },
  {
    path: '/personalHome/advisory',
    access: 'member',
    frame: 'workbench',
    component: 'advisory',
    title: { cn: '服务咨询', en: 'Service consultation' },
  },
  {
    path: '/personalHome/feedback',
    access: 'member',
    frame: 'workbench',
    component: 'feedback',
    title: { cn: '意见反馈', en: 'Feedback' },
  },
  {
    path: '/personalHome/moderation',
    access: 'member',
    frame: 'workbench',
    component: 'moderation',
    title: { cn: '举报与处理', en: 'Reports and measures' },
  },

  {
    path: '/demandHall/:userType/home',
    access: 'member',
    frame: 'workbench',
    component: 'hallHome',
    title: { cn: '需求大厅', en: 'Demand hall' },
  },
  {
    path: '/demandHall/:userType/recommend',
    access: 'member',
    frame: 'workbench',
    component: 'hallRecommend',
    title: { cn: '为您推荐', en: 'Recommended for you' },
  },
  {
    path: '/demandHall/:userType/demandDetails',
    access: 'member',
    frame: 'workbench',
    component: 'demandDetails',
    title: { cn: '需求详情', en: 'Request' },
  },
  {
    path: '/demandHall/:userType/companyInfo/:id?',
    access: 'member',
    frame: 'workbench',
    component: 'companyPublic',
    title: { cn: '企业信息', en: 'Company' },
  },

  {
    path: '/operatorHome/login',
    access: 'operatorEntry',
    frame: 'bare',
    component: 'operatorLogin',
    title: { cn: '运营登录', en: 'Operator sign-in' },
  },
  {
    path: '/operatorHome',
    access: 'operator',
    frame: 'operator',
    component: 'operatorHome',
    title: { cn: '总览', en: 'Overview' },
  },
]

/** Short paths that redirect. */
export const shortcuts: [from: string, to: string][] = [
  ['/', '/home'],
  ['/demandHall/:userType', '/demandHall/:userType/home'],
  // The source names this page without an id too; a company is chosen in the hall.
  ['/demandHall/:userType/companyInfo', '/demandHall/:userType/home'],
]
