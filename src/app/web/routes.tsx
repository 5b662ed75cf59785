/**
 * Who may open a page (source §4, product §1 and §5). `entry` is for those who are not signed in, `card` for those whose card is not
 * complete, `member` for companies and individuals.
 */
export type Access = 'public' | 'entry' | 'card' | 'member' | 'company' | 'individual' | 'operator' | 'operatorEntry'
export type Frame = 'portal' | 'entry' | 'workbench' | 'operator' | 'bare'

export interface Row {
  path: string
  access: Access
  frame: Frame
  /** A name of components.tsx. */
  component: string
  title: { cn: string; en: string }
}

const page = (path: string, access: Access, frame: Frame, component: string, cn: string, en: string): Row => ({
  path,
  access,
  frame,
  component,
  title: { cn, en },
})

/**
 * The pages with a fixed path. A screen is added by one line here and one in components.tsx; a row whose component is absent there does
 * not exist. Screens of the company workbench other than clock have no row: the server's menu brings them (product §4).
 */
export const routes: Row[] = [
  page('/home', 'public', 'portal', 'home', '首页', 'Home'),
  page('/globalQuickfind', 'public', 'portal', 'quickfind', '服务商速查', 'Global Quickfind'),
  page('/globalHiringAndTalentServices', 'public', 'portal', 'ghAndts', '全球用工与人才', 'Global hiring and talent'),
  page('/marketDevelopment', 'public', 'portal', 'market', '市场拓展', 'Market development'),
  page('/integratedService', 'public', 'portal', 'integrated', '综合服务', 'Integrated services'),
  page('/solution', 'public', 'portal', 'solution', '解决方案', 'Solutions'),
  page('/globalPartner', 'public', 'portal', 'partner', '伙伴', 'Partners'),
  page('/safetyCompliance', 'public', 'portal', 'safety', '安全合规', 'Safety and compliance'),
  page('/informationCenter', 'public', 'portal', 'information', '资讯中心', 'Resources'),
  page('/informationDetails', 'public', 'portal', 'informationDetails', '资讯', 'Article'),
  page('/international', 'public', 'portal', 'international', '国际交流', 'International exchange'),
  page('/offlineSalon', 'public', 'portal', 'offlineSalon', '线下沙龙', 'Offline salons'),
  page('/onlineActivities', 'public', 'portal', 'onlineActivities', '线上活动', 'Online events'),
  page('/activityH5/:type', 'public', 'portal', 'activityH5', '活动', 'Events'),
  page('/activityDetail/:id/:type', 'public', 'portal', 'activityDetail', '活动详情', 'Event'),
  page('/activityDetail/:id/:channel/:type', 'public', 'portal', 'activityDetail', '活动详情', 'Event'),
  page('/aboutUs', 'public', 'portal', 'aboutUs', '关于', 'About'),
  page('/contactUs', 'public', 'portal', 'contact', '联系我们', 'Contact'),
  page('/404', 'public', 'portal', 'notFound', '页面不存在', 'Page not found'),

  page('/platformProtocol/:n', 'public', 'portal', 'agreement', '平台协议', 'Platform agreements'),
  page('/privacyAgreement/:n', 'public', 'portal', 'agreement', '隐私清单', 'Privacy lists'),
  page('/serviceRegulations/:n', 'public', 'portal', 'agreement', '服务规则', 'Service rules'),
  page('/relevantLaws/:n', 'public', 'portal', 'agreement', '相关法规', 'Relevant laws'),

  page('/loginHome', 'entry', 'entry', 'login', '登录', 'Sign in'),
  page('/loginHome/registry', 'entry', 'entry', 'registry', '注册', 'Register'),
  page('/loginHome/forgotten', 'entry', 'entry', 'forgotten', '找回密码', 'Reset your password'),
  page('/loginHome/visitingCard', 'card', 'entry', 'visitingCard', '完善名片', 'Complete your business card'),

  page('/companyHome/clock', 'company', 'workbench', 'companyClock', '企业工作台', 'Company workbench'),

  page('/personalHome', 'individual', 'workbench', 'personalWorkbench', '个人工作台', 'My workbench'),
  page('/personalHome/demandDetails', 'member', 'workbench', 'demandDetails', '需求详情', 'Demand'),
  page('/personalHome/publish', 'company', 'workbench', 'myDemands', '我的需求', 'My demands'),
  page('/personalHome/pdemand', 'company', 'workbench', 'demandForm', '发布需求', 'Post a demand'),
  page('/personalHome/hosting', 'company', 'workbench', 'hosting', '托管资金', 'Put money in escrow'),
  page('/personalHome/facilitator', 'company', 'workbench', 'facilitator', '选择服务商', 'Pick a provider'),
  page('/personalHome/rFacilitator', 'company', 'workbench', 'rFacilitator', '取消选择服务商', 'Cancel the provider pick'),
  page('/personalHome/sFacilitator', 'company', 'workbench', 'sFacilitator', '服务商列表', 'Provider list'),
  page('/personalHome/companyInfo/:id', 'member', 'workbench', 'companyPublic', '企业信息', 'Company'),
  page('/personalHome/joinIn', 'individual', 'workbench', 'joinedDemands', '我参与的需求', 'Demands I joined'),
  page('/personalHome/IM', 'member', 'workbench', 'chat', '在线沟通', 'Chat'),
  page('/personalHome/closing', 'individual', 'workbench', 'settlement', '我的结算', 'My settlement'),
  page('/personalHome/myPersonal', 'individual', 'workbench', 'personalInfo', '个人信息', 'Personal information'),
  page('/personalHome/myPersonal/resume', 'individual', 'workbench', 'resume', '我的简历', 'My résumé'),
  page('/personalHome/myPersonal/authentication', 'individual', 'workbench', 'personalAuthentication', '实名认证', 'Identity verification'),
  page('/personalHome/myPersonal/manage', 'individual', 'workbench', 'accountSettings', '账号管理', 'Account'),
  page('/personalHome/systemInfo', 'member', 'workbench', 'systemInfo', '消息', 'Messages'),
  page('/personalHome/advisory', 'member', 'workbench', 'advisory', '服务咨询', 'Service consultation'),

  page('/demandHall/:userType/home', 'member', 'workbench', 'hallHome', '需求大厅', 'Demand hall'),
  page('/demandHall/:userType/recommend', 'member', 'workbench', 'hallRecommend', '为我推荐', 'Recommended demands'),
  page('/demandHall/:userType/demandDetails', 'member', 'workbench', 'demandDetails', '需求详情', 'Demand'),
  page('/demandHall/:userType/companyInfo/:id?', 'member', 'workbench', 'companyPublic', '企业信息', 'Company'),

  page('/operatorHome/login', 'operatorEntry', 'bare', 'operatorLogin', '运营登录', 'Operator sign-in'),
  page('/operatorHome', 'operator', 'operator', 'operatorHome', '运营台', 'Operator console'),
]

/** Short paths that lead on. */
export const shortcuts: [from: string, to: string][] = [
  ['/', '/home'],
  ['/demandHall/:userType', '/demandHall/:userType/home'],
]
