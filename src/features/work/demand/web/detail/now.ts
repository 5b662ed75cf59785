import { type Pair, plural } from '../../../../../platform/contract/texts.ts'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { POSTPONE_DAYS, SEALED_PICK_DAYS, START_DAYS } from '../../../../../rules/demand.ts'
import { isParty, postponeFlags, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveScreens } from '../moves/all.ts'
import { demandTexts } from '../texts.ts'

const said = (cn: string, en: string): Pair => ({ cn, en })

const lastState = ({ parts }: DemandDetail) => parts.find(({ isLast }) => isLast)?.state

/** One sentence for the viewer: what happened last and who moves next. `company`: the viewer's account is a company's. */
export function nowOf(demand: DemandDetail, company = false): Pair | null {
  if (stageOf(demand.seaServiceStatus) === 'ended') return endOf(demand)
  if (demand.split) return splitNow(demand)
  if (demand.planChange && !demand.planChange.isMine)
    return said('对方提议修改计划，请接受或拒绝，见下方。', 'The other side proposes a change of the plan below: accept or decline it.')
  if (demand.side === 'publisher') return publisherNow(demand)
  if (demand.side === 'provider') return providerNow(demand, company)
  return isParty(demand.side) ? null : applicantNow(demand)
}

function splitNow({ split, side }: DemandDetail): Pair {
  const mine = split?.[side === 'provider' ? 'provider' : 'publisher']
  if (split?.proposal && !mine?.accepted)
    return said('平台提出了分配方案，请接受或不接受，见下方。', 'The operator proposes a split below: accept or decline it.')
  if (mine?.words === '')
    return said(
      '对方请平台协调托管款，请说明您的情况，见下方。',
      'The other side has asked an operator for a split: state your side below.',
    )
  return said('平台正在协调托管款，见下方。', 'An operator was asked for a split of what is held, see below.')
}

function endOf({ outcome, side }: DemandDetail): Pair {
  const inside = isParty(side)
  if (outcome === 'cancelled') {
    return inside
      ? said(
          '需求已取消，托管资金已全部退回企业钱包。',
          'The request was cancelled and all funds in escrow were returned to the company wallet.',
        )
      : said('企业取消了这个需求。', 'The company cancelled this request.')
  }
  if (outcome === 'recruitmentOver') {
    return inside
      ? said(
          '招募结束时仍未选定服务商，托管资金已全部退回企业钱包。',
          'Recruitment ended without a pick; all funds in escrow were returned to the company wallet.',
        )
      : said('招募结束，企业没有选定服务商。', 'Recruitment ended and no provider was picked.')
  }
  if (outcome === 'reclaimed')
    return said(
      '服务商逾期未交付，托管资金已退回企业钱包。',
      'The work was overdue and not delivered; the escrow was returned to the company wallet.',
    )
  if (outcome === 'settled')
    return said('双方接受了平台的分配方案，托管款已按方案分配。', 'Both sides accepted a split, and what was held was divided by it.')
  return said('服务已结束，托管余额为 0。', 'The service has ended; the escrow balance is 0.')
}

function publisherNow(demand: DemandDetail): Pair {
  const { seaServiceStatus: status, review, applicants, visibility, seaServicePostponeStatus, closedBy } = demand
  switch (stageOf(status)) {
    case 'created':
      return demand.amountMinor === 0
        ? said('需求金额为 0，请先填写金额，再托管资金。', 'The amount is 0. Enter an amount first, then fund the escrow.')
        : said('资金全额托管后进入平台审核。', 'Once fully funded, the request moves on to platform review.')
    case 'review':
      if (review === 'waiting')
        return said('平台正在审核，结果会发到您的消息。', 'Under platform review. You will get a message with the result.')
      if (review === 'rejected')
        return said(
          '平台退回了需求。请按下面的原因修改后再次提交发布。',
          'The platform returned it. Make the changes listed below, then publish again.',
        )
      return said('资金已全额托管。提交发布后由平台审核。', 'Fully funded. Publish it to submit it for platform review.')
    case 'matching':
      if (demand.bidsSealed)
        return said(
          `报价密封到 ${demand.recruitEnd} 招募截止，${demandTexts.pick('cn').rivals(applicants)}。截止后有 ${SEALED_PICK_DAYS} 天选定服务商。`,
          `Bids are sealed until recruitment ends on ${formatDate(demand.recruitEnd, 'en')}; ${demandTexts.pick('en').rivals(applicants)}. You then have ${plural(SEALED_PICK_DAYS, 'day')} to pick.`,
        )
      if (applicants > 0)
        return said(
          `已有 ${applicants} 人报名。选定一位，由对方确认后开始。`,
          `${applicants} ${applicants === 1 ? 'person has' : 'people have'} applied. Pick one, who then starts.`,
        )
      return visibility === 'invited'
        ? said('只有受邀者可以报名，请邀请您选中的服务商。', 'Only those you invite can apply. Invite the providers you have in mind.')
        : said(
            '需求已公开，正在等待报名。也可以直接邀请。',
            'The request is public and waiting for applicants. You can also invite providers.',
          )
    case 'selected':
      return said('等待服务商接受条款并开始。', 'Waiting for the provider to accept the terms and start.')
    case 'service':
      if (demand.reclaimAsked)
        return said('您已要求收回托管资金，等待服务商回应。', 'You asked for the escrow back. Waiting for the provider.')
      if (demand.progress && demand.progress.waiting > 0)
        return said('有部分等待您确认或托管，见下方。', 'A part below waits to be approved or funded by you.')
      return seaServicePostponeStatus === postponeFlags.mayGrant
        ? said(
            `服务商申请延期 ${POSTPONE_DAYS} 天，请同意或不同意。不答复则预计完成日不变。`,
            `The provider requests ${plural(POSTPONE_DAYS, 'more day')}. Grant or decline it; without an answer the date stays as it is.`,
          )
        : said('服务进行中，等待服务商提交完成。', 'Work in progress. Waiting for the provider to deliver.')
    case 'complete':
      if (lastState(demand) === 'lowered')
        return said(
          '您认可的部分已放款，其余在托管，等待服务商接受或坚持。',
          'What you accept was released. The rest is in escrow until the provider accepts it or insists.',
        )
      return said(
        '服务商已提交完成。核对交付后验收并放款，或写明原因退回。',
        'The provider has delivered. Check it, then confirm and release, or return it.',
      )
    case 'confirmed':
      return said(
        '已验收，余款已放款给服务商。双方结案后服务结束。',
        'Completion is confirmed and the rest has been released. The request ends when both parties close out.',
      )
    case 'acceptance':
      if (demand.reclaimAsked && !closedBy.publisher)
        return said(
          '托管资金已退回企业钱包。结案后服务结束。',
          'The escrow was returned to the company wallet. The request ends when both parties close out.',
        )
      return closedBy.publisher
        ? said('您已结案，等待服务商结案。', 'You have closed out. Waiting for the provider.')
        : said('服务商已结案。您结案后服务结束。', 'The provider has closed out. The request ends when you do.')
    default:
      return endOf(demand)
  }
}

function providerNow(demand: DemandDetail, company: boolean): Pair {
  switch (stageOf(demand.seaServiceStatus)) {
    case 'selected':
      return said('企业选定了您。核对条款后开始，或谢绝。', 'The company picked you. Review the terms, then start or decline.')
    case 'service': {
      if (demand.reclaimAsked)
        return said(
          '企业要求收回托管资金。在期限前提交完成即可保留。',
          'The company asks for its escrow back. Deliver before the deadline to keep it.',
        )
      const returned = demand.deliveries[0]?.returnedReason
      if (returned)
        return said('企业退回了交付。按原因修改后，再次提交完成。', 'The company returned the delivery. Revise it and deliver again.')
      if (lastState(demand) === 'returned')
        return said('您坚持原金额。补充依据后，再次提交完成。', 'You insist on the amount. Deliver again with better evidence.')
      return said('服务进行中。完成后提交交付说明和文件。', 'Work in progress. When it is done, submit a delivery note and files.')
    }
    case 'complete':
      if (lastState(demand) === 'lowered')
        return said(
          '企业只认可一部分金额，已放款；其余在托管。请接受，或坚持原金额。',
          'The company accepts less and has released it; the rest is in escrow. Accept that, or insist on the amount.',
        )
      return said('已提交完成，等待企业确认。确认前可以更新交付。', 'Delivered. You can update the delivery until the company confirms.')
    case 'confirmed':
      return company
        ? said(
            '对方已验收，余款已到企业钱包。双方结案后服务结束。',
            'The work was confirmed, and the rest is in your company wallet. The request ends when both parties close out.',
          )
        : said(
            '企业已验收，余款已到您的可提现余额。双方结案后服务结束。',
            'The company confirmed, and the rest is in your balance. The request ends when both parties close out.',
          )
    default:
      return demand.closedBy.provider
        ? said('您已结案，等待企业结案。', 'You have closed out. Waiting for the company.')
        : said('还需您结案，服务即结束。', 'The request ends when you close out.')
  }
}

function applicantNow({ seaServiceStatus: status, myApplication, moves }: DemandDetail): Pair {
  const mayApply = moves.some(({ move, possible }) => move === 'apply' && possible)
  const stillValid = (cn: string, en: string) =>
    stageOf(status) === 'matching'
      ? said(
          `${cn}您的报名仍然有效，企业可以再次选定您；不再考虑请撤回。`,
          `${en} Your application is still valid: the company can pick you again unless you withdraw it.`,
        )
      : said(cn, en)
  switch (myApplication?.state) {
    case 'turnedDown':
      return said('企业没有采用您的报价。', 'The company turned down your bid.')
    case 'applied':
      if (myApplication.stale)
        return said(
          '您的报价需要更新或确认，之后企业才能选定您。',
          'Your bid has to be revised or confirmed before the company can pick you.',
        )
      if (myApplication.countered)
        return said(
          '企业对您的报价提出了还价，等待您答复。您的报价仍然有效。',
          'The company offers other terms and waits for your answer. Your bid stays valid.',
        )
      return said('您已报名，等待企业选择。', 'You have applied. Waiting for the company to pick.')
    case 'invited':
      return stageOf(status) === 'matching'
        ? said('企业邀请您报名。', 'The company invites you to apply.')
        : said('您没有报名，企业已进入下一步。', 'You did not apply, and the company has moved on.')
    case 'lost':
      return said('企业选定了其他服务商。', 'The company picked another provider.')
    case 'unpicked':
      return stillValid('企业撤销了对您的选定。', 'The company cancelled its pick of you.')
    case 'declined':
      return stillValid('您已谢绝。', 'You declined.')
    case 'overdue':
      return stillValid(
        `您未在 ${START_DAYS} 天内开始，选定已失效。`,
        `You did not start within ${plural(START_DAYS, 'day')}, so the pick expired.`,
      )
    default:
      return mayApply
        ? said('正在招募。报名后由企业选择。', 'Recruiting. Apply and the company will pick.')
        : said('这个需求目前不接受报名。', 'This request is not accepting applications now.')
  }
}

/** What the timer of the stage will do when it fires (product §2). */
export const timerText = ({ timerMove, side }: DemandDetail, when: string): Pair | null =>
  (timerMove && moveScreens[timerMove].timer?.(when, isParty(side))) ?? null
