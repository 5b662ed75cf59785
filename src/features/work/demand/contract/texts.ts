import { type Pair, plural } from '../../../../platform/contract/texts.ts'
import { ACCEPT_DAYS, CLOSE_DAYS, CONFIRM_DAYS, POSTPONE_DAYS, RECLAIM_OBJECTION_DAYS, START_DAYS } from '../../../../rules/demand.ts'

interface MoveTexts {
  /** The verb of a button. */
  label: Pair
  /** The past form, for the history. */
  past: Pair
  /** Of a move that a timer makes: what will happen, and what has happened, as clauses of a message. */
  warning?: Pair
  fired?: Pair
}

/** Every move of a demand, by its name (product §2). */
export const moveTexts = {
  fund: { label: { cn: '托管资金', en: 'Fund escrow' }, past: { cn: '托管资金', en: 'Escrow funded' } },
  edit: { label: { cn: '编辑', en: 'Edit' }, past: { cn: '修改需求', en: 'Request edited' } },
  publish: { label: { cn: '提交发布', en: 'Publish' }, past: { cn: '提交平台审核', en: 'Submitted for platform review' } },
  approve: { label: { cn: '通过审核', en: 'Approve' }, past: { cn: '平台审核通过', en: 'Approved and published' } },
  reject: { label: { cn: '退回修改', en: 'Return for changes' }, past: { cn: '平台退回修改', en: 'Returned by the platform' } },
  apply: { label: { cn: '报名', en: 'Apply' }, past: { cn: '报名', en: 'Applied' } },
  reviseBid: { label: { cn: '修改报价', en: 'Revise bid' }, past: { cn: '修改报价', en: 'Bid revised' } },
  counterBid: { label: { cn: '还价', en: 'Make a counter-offer' }, past: { cn: '还价', en: 'Counter-offer made' } },
  withdrawCounter: { label: { cn: '撤回还价', en: 'Withdraw counter-offer' }, past: { cn: '撤回还价', en: 'Counter-offer withdrawn' } },
  acceptCounter: { label: { cn: '接受还价', en: 'Accept counter-offer' }, past: { cn: '接受还价', en: 'Counter-offer accepted' } },
  declineCounter: { label: { cn: '不接受还价', en: 'Decline counter-offer' }, past: { cn: '不接受还价', en: 'Counter-offer declined' } },
  turnDownBid: { label: { cn: '不采用', en: 'Turn down' }, past: { cn: '未采用报价', en: 'Bid turned down' } },
  reconsiderBid: { label: { cn: '重新考虑', en: 'Reconsider' }, past: { cn: '重新考虑报价', en: 'Bid reconsidered' } },
  withdrawApplication: {
    label: { cn: '撤回报名', en: 'Withdraw application' },
    past: { cn: '撤回报名', en: 'Application withdrawn' },
  },
  invite: { label: { cn: '邀请服务商', en: 'Invite a provider' }, past: { cn: '邀请服务商', en: 'Provider invited' } },
  pick: { label: { cn: '选择服务商', en: 'Pick provider' }, past: { cn: '选定服务商', en: 'Provider picked' } },
  start: { label: { cn: '开始服务', en: 'Start' }, past: { cn: '接受条款并开始服务', en: 'Terms accepted, work started' } },
  decline: { label: { cn: '谢绝', en: 'Decline' }, past: { cn: '服务商谢绝', en: 'Declined by the provider' } },
  cancelPick: { label: { cn: '撤销选定', en: 'Cancel provider pick' }, past: { cn: '撤销选定', en: 'Pick cancelled' } },
  startOverdue: {
    label: { cn: '逾期未开始', en: 'Not started in time' },
    past: { cn: `${START_DAYS} 天内未开始，选定失效`, en: `Not started within ${plural(START_DAYS, 'day')}, pick expired` },
    warning: { cn: '未开始的选定将失效', en: 'a pick that has not started is cancelled' },
    fired: { cn: '服务商未按时开始，需求回到匹配中', en: 'the provider did not start in time, so it is back in matching' },
  },
  advance: { label: { cn: '支付预付款', en: 'Pay an advance' }, past: { cn: '支付预付款', en: 'Advance paid' } },
  orderFunding: {
    label: { cn: '自动托管', en: 'Standing order' },
    past: { cn: '设置自动托管', en: 'Standing order changed' },
  },
  giveNotice: { label: { cn: '通知结束合同', en: 'Give notice' }, past: { cn: '企业通知结束合同', en: 'Notice given' } },
  noticeOver: {
    label: { cn: '合同到期结束', en: 'Ended by notice' },
    past: { cn: '通知期满，合同结束', en: 'The notice is over and the contract has ended' },
    fired: {
      cn: '通知期满，最后一期已提交确认；未托管的不再进行',
      en: 'the notice is over: the last period waits for confirmation, or was dropped if it was not funded',
    },
  },
  endUnfunded: {
    label: { cn: '结束合同', en: 'End the contract' },
    past: { cn: '因未托管，服务商结束合同', en: 'Ended by the provider, since it was not funded' },
  },
  proposePlan: { label: { cn: '提议修改计划', en: 'Propose a change' }, past: { cn: '提议修改计划', en: 'Change of plan proposed' } },
  acceptPlan: { label: { cn: '接受修改', en: 'Accept the change' }, past: { cn: '接受计划修改', en: 'Change of plan accepted' } },
  declinePlan: { label: { cn: '不接受修改', en: 'Decline the change' }, past: { cn: '不接受计划修改', en: 'Change of plan declined' } },
  withdrawPlan: { label: { cn: '撤回修改', en: 'Withdraw the change' }, past: { cn: '撤回计划修改', en: 'Change of plan withdrawn' } },
  changeCap: { label: { cn: '修改每周上限', en: 'Change the cap' }, past: { cn: '修改每周上限', en: 'Cap a week changed' } },
  askCap: { label: { cn: '申请提高上限', en: 'Ask for a higher cap' }, past: { cn: '申请提高每周上限', en: 'Higher cap requested' } },
  askPostpone: {
    label: { cn: `申请延期 ${POSTPONE_DAYS} 天`, en: `Request ${plural(POSTPONE_DAYS, 'more day')}` },
    past: { cn: `申请延期 ${POSTPONE_DAYS} 天`, en: `${plural(POSTPONE_DAYS, 'more day')} requested` },
  },
  grantPostpone: {
    label: { cn: `同意延期 ${POSTPONE_DAYS} 天`, en: `Grant ${plural(POSTPONE_DAYS, 'more day')}` },
    past: { cn: `同意延期 ${POSTPONE_DAYS} 天`, en: `${plural(POSTPONE_DAYS, 'more day')} granted` },
  },
  refusePostpone: {
    label: { cn: '不同意延期', en: 'Decline more days' },
    past: { cn: '不同意延期', en: 'Request for more days declined' },
  },
  complete: { label: { cn: '提交完成', en: 'Submit delivery' }, past: { cn: '提交完成', en: 'Delivered' } },
  changeComplete: { label: { cn: '更新交付', en: 'Update delivery' }, past: { cn: '更新交付', en: 'New version delivered' } },
  confirm: {
    label: { cn: '验收并放款', en: 'Confirm and release' },
    past: { cn: '验收并放款', en: 'Completion confirmed, funds released' },
  },
  lowerLast: {
    label: { cn: '少付', en: 'Pay less' },
    past: { cn: '最后部分只认可一部分金额', en: 'A lower amount accepted for the last part' },
  },
  acceptLast: {
    label: { cn: '接受较低金额', en: 'Accept the lower amount' },
    past: { cn: '服务商接受最后部分的较低金额', en: 'Lower amount of the last part accepted' },
  },
  insistLast: {
    label: { cn: '坚持原金额', en: 'Insist on the amount' },
    past: { cn: '服务商坚持最后部分的原金额', en: 'Provider insisted on the amount of the last part' },
  },
  returnWork: { label: { cn: '退回交付', en: 'Return delivery' }, past: { cn: '退回交付', en: 'Delivery returned' } },
  askSplit: { label: { cn: '请平台协调', en: 'Ask an operator' }, past: { cn: '请平台协调', en: 'An operator was asked for a split' } },
  stateSplit: { label: { cn: '说明情况', en: 'State your side' }, past: { cn: '说明情况', en: 'One side gave its view' } },
  withdrawSplit: { label: { cn: '撤回协调申请', en: 'Withdraw the case' }, past: { cn: '撤回协调申请', en: 'Case withdrawn' } },
  proposeSplit: { label: { cn: '提出分配方案', en: 'Propose a split' }, past: { cn: '平台提出分配方案', en: 'Split proposed' } },
  acceptSplit: { label: { cn: '接受分配方案', en: 'Accept the split' }, past: { cn: '接受分配方案', en: 'Split accepted' } },
  declineSplit: { label: { cn: '不接受分配方案', en: 'Decline the split' }, past: { cn: '不接受分配方案', en: 'Split declined' } },
  closeSplit: { label: { cn: '结束协调', en: 'End the case' }, past: { cn: '平台结束协调', en: 'Case ended by the platform' } },
  lapseSplit: {
    label: { cn: '分配方案失效', en: 'Split lapsed' },
    past: { cn: '双方未都接受，分配方案失效', en: 'Not accepted by both in time: the split lapsed' },
  },
  confirmOverdue: {
    label: { cn: '到期自动确认', en: 'Confirmed automatically' },
    past: {
      cn: `${CONFIRM_DAYS} 天未回应，自动确认并放款`,
      en: `No response for ${plural(CONFIRM_DAYS, 'day')}: automatically confirmed and released`,
    },
    warning: { cn: '未回应的交付将视为确认并放款', en: 'a delivery without a response is confirmed and the funds are released' },
    fired: { cn: '交付已视为确认，余款已放款', en: 'the delivery was confirmed automatically and the rest was released' },
  },
  accept: { label: { cn: '通过验收', en: 'Accept' }, past: { cn: '通过验收', en: 'Accepted' } },
  acceptOverdue: {
    label: { cn: '到期自动验收', en: 'Accepted automatically' },
    past: { cn: `${ACCEPT_DAYS} 天未操作，自动通过验收`, en: `Accepted automatically after ${plural(ACCEPT_DAYS, 'day')}` },
    warning: { cn: '自动进入验收', en: 'it moves on to acceptance' },
  },
  close: { label: { cn: '结案', en: 'Close out' }, past: { cn: '结案', en: 'Closed out' } },
  closeOverdue: {
    label: { cn: '到期自动结束', en: 'Closed automatically' },
    past: { cn: `${CLOSE_DAYS} 天未操作，自动结束`, en: `Ended automatically after ${plural(CLOSE_DAYS, 'day')}` },
    warning: { cn: '自动结束', en: 'it ends' },
  },
  reclaim: {
    label: { cn: '收回托管资金', en: 'Reclaim the escrow' },
    past: { cn: '企业要求收回托管资金', en: 'The company asked for its escrow back' },
  },
  reclaimOver: {
    label: { cn: '到期收回托管资金', en: 'Escrow reclaimed' },
    past: {
      cn: `服务商 ${RECLAIM_OBJECTION_DAYS} 天内未提交，托管资金已收回`,
      en: `Nothing was delivered within ${plural(RECLAIM_OBJECTION_DAYS, 'day')}: the escrow was reclaimed`,
    },
    warning: { cn: '仍未交付，托管资金将退回企业', en: 'without a delivery the escrow returns to the company' },
    fired: { cn: '服务商未交付，托管资金已退回企业钱包', en: 'nothing was delivered, and the escrow was returned to the company wallet' },
  },
  cancel: { label: { cn: '取消需求', en: 'Cancel request' }, past: { cn: '取消需求', en: 'Request cancelled' } },
  recruitmentOver: {
    label: { cn: '招募到期', en: 'Recruitment ended' },
    past: { cn: '招募结束仍未选定，需求关闭', en: 'Recruitment ended without a pick' },
    warning: { cn: '招募结束，未选定服务商将退回托管资金', en: 'recruitment ends, and without a pick the escrow is refunded' },
    fired: {
      cn: '招募结束未选定服务商，托管资金已退回钱包',
      en: 'recruitment ended without a pick and the escrow was returned to the wallet',
    },
  },
} as const satisfies Record<string, MoveTexts>

export type Move = keyof typeof moveTexts
export const moveNames = Object.keys(moveTexts) as [Move, ...Move[]]
export const moveText = (move: Move): MoveTexts => moveTexts[move]
