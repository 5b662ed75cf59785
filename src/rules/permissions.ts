/**
 * Who may do what. One list for the server's checks, the buttons (source §6) and the operator's Rules page. Company roles are those of
 * product §1; individuals and operators have one role each.
 */
export const teamRoles = ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]
export type Role = TeamRole | 'individual' | 'operator'

export const permissions = {
  'demand:view': { cn: '查看需求', en: 'View requests', roles: ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'] },
  'demand:create': { cn: '创建与编辑需求', en: 'Create and edit requests', roles: ['owner', 'admin', 'demandManager'] },
  'demand:hosting': { cn: '托管资金', en: 'Fund escrow', roles: ['owner', 'admin', 'finance'] },
  'demand:publish': { cn: '提交发布', en: 'Submit for publishing', roles: ['owner', 'admin', 'demandManager'] },
  'demand:pick': { cn: '选择与取消服务商', en: 'Pick a provider or cancel the pick', roles: ['owner', 'admin', 'demandManager'] },
  'demand:imprest': { cn: '支付预付款', en: 'Pay an advance', roles: ['owner', 'admin', 'finance'] },
  'demand:grant': { cn: '同意延期', en: 'Grant a postponement', roles: ['owner', 'admin', 'demandManager'] },
  'demand:confirm': { cn: '确认完成并放款', en: 'Confirm completion and release', roles: ['owner', 'admin', 'finance'] },
  'demand:accept': { cn: '验收与结束', en: 'Accept and close', roles: ['owner', 'admin', 'demandManager'] },
  'demand:cancel': { cn: '取消需求', en: 'Cancel a request', roles: ['owner', 'admin'] },
  'demand:apply': { cn: '报名需求', en: 'Apply to requests', roles: ['individual'] },
  'demand:deliver': { cn: '开始、交付与延期申请', en: 'Start, deliver and request postponement', roles: ['individual'] },
  'demand:serve': {
    cn: '以企业身份报名、开始与交付',
    en: 'Apply, start and deliver for the company',
    roles: ['owner', 'admin', 'demandManager'],
  },
  'wallet:view': { cn: '查看资金', en: 'View funds', roles: ['owner', 'admin', 'finance', 'viewer', 'individual'] },
  /** With what payroll took: only for those who see pay. */
  'wallet:statement': { cn: '查看与导出对账单', en: 'View and export statements', roles: ['owner', 'finance'] },
  'wallet:topUp': { cn: '充值', en: 'Top up', roles: ['owner', 'admin', 'finance'] },
  'wallet:withdraw': { cn: '提现', en: 'Withdraw', roles: ['owner', 'finance', 'individual'] },
  'wallet:approve': { cn: '复核提现', en: 'Approve withdrawals', roles: ['owner', 'finance'] },
  'bank:edit': { cn: '维护银行账户', en: 'Manage bank accounts', roles: ['owner', 'finance', 'individual'] },
  'bean:buy': { cn: '购豆', en: 'Buy beans', roles: ['owner', 'admin', 'finance', 'individual'] },
  'company:edit': { cn: '维护企业资料', en: 'Manage company information', roles: ['owner', 'admin'] },
  'company:authenticate': { cn: '企业认证', en: 'Verify the company', roles: ['owner', 'admin'] },
  'profile:edit': { cn: '维护个人资料与简历', en: 'Manage profile and résumé', roles: ['individual'] },
  'profile:authenticate': { cn: '实名认证', en: 'Verify identity', roles: ['individual'] },
  'provider:unlock': {
    cn: '用豆查看服务商联系方式',
    en: 'Unlock provider contacts with beans',
    roles: ['owner', 'admin', 'hr', 'demandManager', 'individual'],
  },
  'team:edit': { cn: '维护团队', en: 'Manage teams', roles: ['owner', 'admin'] },
  'member:invite': { cn: '邀请成员', en: 'Invite members', roles: ['owner', 'admin', 'hr'] },
  'member:role': { cn: '调整成员角色与移除成员', en: 'Change roles and remove members', roles: ['owner', 'admin'] },
  'people:view': {
    cn: '查看员工名册',
    en: 'View the employee directory',
    roles: ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'],
  },
  'people:edit': { cn: '维护员工档案', en: 'Manage employee records', roles: ['owner', 'admin', 'hr'] },
  'people:import': { cn: '导入员工', en: 'Import employees', roles: ['owner', 'admin', 'hr'] },
  'people:secret': { cn: '查看证件与账号原文', en: 'Reveal identity and account numbers', roles: ['owner', 'hr'] },
  'pay:view': { cn: '查看薪酬', en: 'View pay', roles: ['owner', 'hr', 'finance'] },
  'salary:propose': { cn: '提出薪资变更', en: 'Propose salary changes', roles: ['owner', 'hr'] },
  'salary:approve': { cn: '审批薪资变更', en: 'Approve salary changes', roles: ['owner', 'finance'] },
  'absence:edit': { cn: '维护假期类型与额度', en: 'Manage leave types and balances', roles: ['owner', 'hr'] },
  'absence:grant': { cn: '审批请假', en: 'Approve leave', roles: ['owner', 'hr'] },
  'payroll:prepare': { cn: '准备发薪批次', en: 'Prepare pay runs', roles: ['owner', 'hr', 'finance'] },
  'payroll:approve': { cn: '审批发薪批次', en: 'Approve pay runs', roles: ['owner', 'finance'] },
  'payroll:pay': { cn: '发放薪酬', en: 'Pay a pay run', roles: ['owner', 'finance'] },
  'payroll:publish': { cn: '发布工资单', en: 'Publish payslips', roles: ['owner', 'hr', 'finance'] },
  'payroll:lock': { cn: '锁定发薪批次', en: 'Lock a pay run', roles: ['owner', 'finance'] },
  'operator:review': { cn: '审核需求与认证', en: 'Review requests and verifications', roles: ['operator'] },
  'operator:money': { cn: '确认凭证与打款', en: 'Confirm vouchers and payouts', roles: ['operator'] },
  'operator:see': { cn: '查看账本、日志与发件箱', en: 'View the ledger, audit log and outbox', roles: ['operator'] },
  'operator:security': { cn: '查看安全日志', en: 'View the security log', roles: ['operator'] },
  'operator:providers': { cn: '维护服务商名录', en: 'Manage the provider directory', roles: ['operator'] },
  'operator:accounts': { cn: '冻结与解冻账号', en: 'Freeze and unfreeze accounts', roles: ['operator'] },
  'operator:content': { cn: '编辑资讯与页面内容', en: 'Edit articles and content', roles: ['operator'] },
  'operator:leads': { cn: '跟进咨询、伙伴与渠道', en: 'Handle leads, partners and channels', roles: ['operator'] },
  'operator:advisory': { cn: '答复服务咨询与反馈', en: 'Answer consultations and feedback', roles: ['operator'] },
  'operator:moderation': { cn: '处理举报与申诉', en: 'Decide reports and appeals', roles: ['operator'] },
  'operator:rates': { cn: '维护用工费率与节假日', en: 'Manage employer rates and holidays', roles: ['operator'] },
  'operator:events': { cn: '管理活动与签到', en: 'Manage events and check-in', roles: ['operator'] },
  'operator:settings': { cn: '修改设置', en: 'Change settings', roles: ['operator'] },
} as const satisfies Record<string, { cn: string; en: string; roles: readonly Role[] }>

/**
 * The roles that each role may give, and whose members it may change, remove or invite: nobody reaches above their own. An administrator
 * decides who handles money and personnel without holding those permissions; every change of a role is reported to the owners.
 */
export const givableRoles: Readonly<Record<TeamRole, readonly TeamRole[]>> = {
  owner: teamRoles,
  admin: ['admin', 'hr', 'finance', 'demandManager', 'viewer'],
  hr: ['hr', 'viewer'],
  finance: [],
  demandManager: [],
  viewer: [],
}

export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]

export const holds = (role: Role, permission: Permission): boolean => (permissions[permission].roles as readonly Role[]).includes(role)

const companyRoles: readonly Role[] = teamRoles
/** The permissions that the kind of user of this role can hold: the rows of the button list (type 1 shows, 2 hides). */
export const listed = (role: Role): Permission[] =>
  permissionNames.filter((name) => {
    const roles = permissions[name].roles as readonly Role[]
    return companyRoles.includes(role) ? roles.some((other) => companyRoles.includes(other)) : roles.includes(role)
  })
