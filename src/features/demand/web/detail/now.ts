import type { Pair } from '../../../../platform/contract/texts.ts'
import { isParty, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveScreens } from '../moves/all.ts'

const said = (cn: string, en: string): Pair => ({ cn, en })

/** One sentence for the viewer: what happened last and who moves next. */
export function nowOf(demand: DemandDetail): Pair | null {
  if (stageOf(demand.seaServiceStatus) === 'ended') return endOf(demand)
  if (demand.side === 'publisher') return publisherNow(demand)
  if (demand.side === 'provider') return providerNow(demand)
  return isParty(demand.side) ? null : applicantNow(demand)
}

function endOf({ outcome, side }: DemandDetail): Pair {
  const inside = isParty(side)
  if (outcome === 'cancelled') {
    return inside
      ? said('需求已取消，托管资金已全部退回企业钱包。', 'The demand was cancelled and everything in escrow went back to the company.')
      : said('企业取消了这条需求。', 'The company cancelled this demand.')
  }
  if (outcome === 'recruitmentOver') {
    return inside
      ? said(
          '招募结束时仍未选定服务商，托管资金已全部退回企业钱包。',
          'Recruitment ended without a pick; everything in escrow went back to the company.',
        )
      : said('招募结束，企业没有选定服务商。', 'Recruitment ended and nobody was picked.')
  }
  return said('服务已结束，托管余额为 0。', 'The service has ended; nothing is left in escrow.')
}

function publisherNow(demand: DemandDetail): Pair {
  const { seaServiceStatus: status, review, applicants, visibility, seaServicePostponeStatus, closedBy } = demand
  switch (stageOf(status)) {
    case 'created':
      return demand.amountMinor === 0
        ? said('需求金额为 0，先编辑金额，再托管资金。', 'The amount is 0. Edit it first, then fund the escrow.')
        : said('资金全额托管后进入平台审核。', 'Once the full amount is in escrow, the demand goes on to platform review.')
    case 'review':
      if (review === 'waiting')
        return said('平台正在审核，结果会发到您的消息。', 'The platform is reviewing it. The result comes to your messages.')
      if (review === 'rejected')
        return said(
          '平台退回了需求。按下面的原因修改后，再次提交发布。',
          'The platform sent it back. Change what is listed, then publish again.',
        )
      return said('资金已全额托管。提交发布后由平台审核。', 'It is fully funded. Publish it to have the platform review it.')
    case 'matching':
      if (applicants > 0)
        return said(
          `已有 ${applicants} 人报名。选定一位，由对方确认后开始。`,
          `${applicants} ${applicants === 1 ? 'person has' : 'people have'} applied. Pick one, who then starts.`,
        )
      return visibility === 'invited'
        ? said('只有受邀者可以报名。邀请您选中的服务商。', 'Only those you invite can apply. Invite the providers you have in mind.')
        : said('需求已公开，正在等待报名。也可以直接邀请。', 'It is public and waiting for applicants. You can also invite someone.')
    case 'selected':
      return said('等待服务商接受条款并开始。', 'Waiting for the provider to accept the terms and start.')
    case 'service':
      return seaServicePostponeStatus === 2
        ? said('服务商申请延期 7 天，等您决定。', 'The provider requests 7 more days. The decision is yours.')
        : said('服务进行中，等待服务商提交完成。', 'The work is under way. The provider delivers next.')
    case 'complete':
      return said(
        '服务商已提交完成。核对交付后确认放款，或写明原因退回。',
        'The provider has delivered. Check it, then confirm and release, or return it.',
      )
    case 'confirmed':
      return said(
        '已确认完成，余款已放给服务商。接下来通过验收。',
        'Completion is confirmed and the rest was released. Acceptance comes next.',
      )
    case 'acceptance':
      return closedBy.publisher
        ? said('您已结束，等待服务商结束。', 'You have closed. Waiting for the provider.')
        : said('验收已通过。双方都结束后，服务结束。', 'It is accepted. The demand ends when both sides have closed.')
    default:
      return endOf(demand)
  }
}

function providerNow(demand: DemandDetail): Pair {
  switch (stageOf(demand.seaServiceStatus)) {
    case 'selected':
      return said('企业选定了您。核对条款后开始，或谢绝。', 'The company picked you. Read the terms, then start or decline.')
    case 'service': {
      const returned = demand.deliveries[0]?.returnedReason
      if (returned)
        return said('企业退回了交付。按原因修改后，再次提交完成。', 'The company returned the delivery. Revise it and deliver again.')
      return said('服务进行中。完成后提交交付说明和文件。', 'The work is under way. When it is done, submit a note and files.')
    }
    case 'complete':
      return said('已提交完成，等待企业确认。确认前可以更新交付。', 'Delivered. Until the company confirms you can change the delivery.')
    case 'confirmed':
      return said('企业已确认，余款已到您的可提现余额。', 'The company confirmed, and the rest is in your balance, ready to withdraw.')
    default:
      return demand.closedBy.provider
        ? said('您已结束，等待企业结束。', 'You have closed. Waiting for the company.')
        : said('验收已通过。双方都结束后，服务结束。', 'It is accepted. The demand ends when both sides have closed.')
  }
}

function applicantNow({ seaServiceStatus: status, myApplication, moves }: DemandDetail): Pair {
  const mayApply = moves.some(({ move, possible }) => move === 'apply' && possible)
  const again = (cn: string, en: string) =>
    mayApply ? said(`${cn}招募期内可以再次报名。`, `${en} You may apply again while recruitment lasts.`) : said(cn, en)
  switch (myApplication?.state) {
    case 'applied':
      return said('您已报名，等待企业选择。', 'You have applied. The company picks next.')
    case 'invited':
      return stageOf(status) === 'matching'
        ? said('企业邀请您报名。', 'The company invites you to apply.')
        : said('您没有报名，企业已进入下一步。', 'You did not apply, and the company has moved on.')
    case 'lost':
      return said('企业选定了其他服务商。', 'The company picked another provider.')
    case 'unpicked':
      return again('企业取消了对您的选择。', 'The company cancelled its pick.')
    case 'declined':
      return again('您已谢绝。', 'You declined.')
    case 'overdue':
      return again('您未在 7 天内开始，选择已失效。', 'You did not start within 7 days, so the pick lapsed.')
    default:
      return mayApply
        ? said('正在招募。报名后由企业选择。', 'Recruiting. Apply, and the company picks.')
        : said('这条需求目前不接受报名。', 'This demand takes no applications now.')
  }
}

/** What the timer of the stage will do when it fires (product §2). */
export const timerText = ({ timerMove, side }: DemandDetail, when: string): Pair | null =>
  (timerMove && moveScreens[timerMove].timer?.(when, isParty(side))) ?? null
