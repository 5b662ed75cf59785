import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const demandErrors = {
  draftsFull: {
    code: 1746,
    http: 200,
    cn: '最多保存 {most} 份草稿，请先删除不需要的',
    en: 'You can keep at most {most|draft|drafts}. Delete one first.',
  },
  amountZero: { code: 1203, http: 200, cn: '金额必须大于 0', en: 'The amount must be greater than 0' },
  wrongStage: {
    code: 1301,
    http: 200,
    cn: '{stages}阶段才能进行此操作，现在是“{stage}”',
    en: 'Not possible at this stage ({stage}). Available only at: {stages}.',
  },
  actionNotListed: { code: 1304, http: 200, cn: '当前不可操作', en: 'Not available now' },
  amountMissing: { code: 1305, http: 200, cn: '需求金额为 0，请先填写金额', en: 'The amount is 0. Enter an amount first.' },
  fullyFunded: { code: 1306, http: 200, cn: '已托管满额', en: 'Already fully funded' },
  reviewUnderWay: { code: 1307, http: 200, cn: '平台审核中', en: 'Platform review is in progress' },
  changesOutstanding: { code: 1308, http: 200, cn: '请先修改被退回的内容', en: 'Make the requested changes first' },
  companyNotVerified: { code: 1309, http: 200, cn: '企业通过认证后才能发布', en: 'Only a verified company can publish' },
  reviewNotRequested: { code: 1310, http: 200, cn: '尚未提交审核', en: 'Not submitted for review yet' },
  recruitmentPast: {
    code: 1327,
    http: 200,
    cn: '招募已于 {date} 结束，请先由企业修改招募截止日期',
    en: 'Recruitment ended on {date}. The company has to change that date first.',
  },
  serveUnverified: {
    code: 1350,
    http: 200,
    cn: '企业通过认证后才能报名需求。请先在企业设置中完成认证。',
    en: 'A company can apply once it is verified. Complete the verification in the company settings first.',
  },
  appliedAlready: { code: 1311, http: 200, cn: '您已报名', en: 'You have already applied' },
  anotherPicked: { code: 1312, http: 200, cn: '已选定其他服务商', en: 'Another provider was picked' },
  invitationOnly: { code: 1313, http: 200, cn: '仅限受邀者报名', en: 'By invitation only' },
  recruitmentNotBegun: { code: 1314, http: 200, cn: '招募自 {date} 开始', en: 'Recruitment starts on {date}' },
  recruitmentEnded: { code: 1315, http: 200, cn: '招募期已结束', en: 'Recruitment has ended' },
  noApplication: { code: 1316, http: 200, cn: '您没有有效的报名', en: 'You have no active application' },
  nobodyApplied: { code: 1317, http: 200, cn: '还没有人报名', en: 'Nobody has applied yet' },
  advancePaid: { code: 1319, http: 200, cn: '预付款只能支付一次', en: 'An advance can be paid only once' },
  escrowEmpty: { code: 1320, http: 200, cn: '没有可放款的托管资金', en: 'No funds are left in escrow' },
  postponementRequested: { code: 1321, http: 200, cn: '已提出，等待企业同意', en: 'Requested. Waiting for the company.' },
  postponedOnce: { code: 1322, http: 200, cn: '每个需求只能延期一次', en: 'A request can be postponed only once' },
  postponementNotRequested: { code: 1323, http: 200, cn: '服务商尚未申请延期', en: 'The provider has not asked for more time' },
  closedYourSide: { code: 1324, http: 200, cn: '您已结案，等待对方', en: 'You have closed out. Waiting for the other party.' },
  applicantGone: { code: 1325, http: 200, cn: '该报名者的账号已停用', en: 'The account of this applicant is no longer active' },
  invitationsMost: {
    code: 1326,
    http: 200,
    cn: '企业每天最多邀请 {most} 人，请明天再试',
    en: 'A company can invite at most {most} people a day. Try again tomorrow.',
  },
  reclaimEarly: { code: 1333, http: 200, cn: '{date} 起才能收回', en: 'It can be reclaimed from {date} on' },
  reclaimAsked: { code: 1334, http: 200, cn: '已要求收回，等待服务商回应', en: 'Already asked for. Waiting for the provider.' },
  partsOpen: { code: 1328, http: 200, cn: '还有未结束的部分：{parts}', en: 'These parts are not over yet: {parts}' },
  partNotFunded: { code: 1329, http: 200, cn: '这一部分还没有托管资金', en: 'This part is not funded yet' },
  partState: { code: 1330, http: 200, cn: '这一部分现在是“{state}”，不能进行此操作', en: 'Not possible while this part is: {state}' },
  partIsDemand: {
    code: 1331,
    http: 200,
    cn: '最后一部分就是需求本身，请用需求的操作',
    en: 'The last part is the request itself. Use the actions of the request.',
  },
  returnsSpent: {
    code: 1332,
    http: 200,
    cn: '已退回 {most} 次，请放款或少付',
    en: 'Returned {most|time|times} already. Release it, or pay less.',
  },
  bidExpired: {
    code: 1335,
    http: 200,
    cn: '该报价的有效期到 {date} 为止，请服务商更新报价后再选定',
    en: 'This bid was valid until {date}. Ask the provider to renew it before you pick it.',
  },
  bidVersionsMost: {
    code: 1336,
    http: 200,
    cn: '一份报价最多 {most} 个版本',
    en: 'A bid can have at most {most|version|versions}',
  },
  notApplied: { code: 1303, http: 200, cn: '该服务商没有报名此需求', en: 'This provider has not applied' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof demandErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
