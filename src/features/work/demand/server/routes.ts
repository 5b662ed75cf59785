import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Handlers, routesOf } from '../../../../platform/server/wire/http.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { balanceOf } from '../../../money/ledger/server/reads.ts'
import { type DemandCalls, demandCalls } from '../contract/calls.ts'
import { isParty, statusOf } from '../contract/lifecycle.ts'
import { moveNames } from '../contract/texts.ts'
import { atPrice } from './agreed.ts'
import { advanceAmount } from './amounts.ts'
import { bidDraftOf, removeBidDraft, saveBidDraft } from './bid-drafts.ts'
import { bidOfParty, needValid, priceOf } from './bids.ts'
import { exportBids, tracksOf } from './compare.ts'
import { type DemandRow, dueOf } from './context.ts'
import { createDemand } from './create.ts'
import { presentDetail } from './detail.ts'
import { draftsOf, removeDraft, saveDraft } from './drafts.ts'
import { escrowOf } from './escrow.ts'
import { facets, openInShort, recommended } from './hall.ts'
import {
  acceptInvitation,
  declineInvitation,
  invitationsOf,
  markOpened,
  markSeen,
  revokeInvitation,
  viewInvitation,
} from './invitation-links.ts'
import { inviteMany, makeLink } from './invite-many.ts'
import { hallList, joinedDemands, myDemands, operatorDemands } from './lists.ts'
import { moveOf } from './machine.ts'
import { advancing, releasingLast, walletAccount } from './money.ts'
import { exportMyProviders, myProviders, openFor } from './my-providers.ts'
import { saveNote } from './notes/notes.ts'
import { overview } from './overview.ts'
import { partRoutes } from './parts/routes.ts'
import { partsOf } from './parts/rows.ts'
import { presentApplicants } from './present.ts'
import { answerQuestion, askQuestion, questionsOf, removeQuestion } from './questions.ts'
import { reachDemand } from './reach.ts'
import { moveRules } from './rules.ts'
import { mustBeOpened } from './sealed.ts'
import { type MoveResult, moveOrAsk } from './second.ts'
import { readSplit, splitCases, splitDetail, splitPreview } from './split/desk.ts'
import { changeTemplate, draftOfTemplate, keepTemplate, removeTemplate, templatesOf } from './templates/templates.ts'
import { shortlist } from './turn-down.ts'

const moved = ({ row, waits, money }: MoveResult) => ({
  id: row.id,
  seaServiceStatus: statusOf(row.stage),
  waits,
  money: money && { cause: money.cause, amountMinor: money.amountMinor, currency: row.currency },
})

const done = { done: true } as const

/** Calls whose input names a demand and whose result is its current state. */
type MoveCall = {
  [K in keyof DemandCalls]: DemandCalls[K]['result'] extends DemandCalls['POST /ws/demand/publish']['result'] ? K : never
}[Exclude<keyof DemandCalls, 'POST /ws/demand/create'>]

/** Every call that makes a move. */
const moveRoutes = Object.fromEntries(
  [...Map.groupBy(moveNames, (move) => moveOf(move).call)].map(([call, moves]) => [
    call,
    async (act: Act, input: ParsedOf<DemandCalls[MoveCall]>) => moved(await moveOrAsk(act, input.id, moves, input)),
  ]),
) as Handlers<Pick<DemandCalls, MoveCall>>

export const demandRoutes = routesOf(demandCalls, {
  ...moveRoutes,
  ...partRoutes,
  'POST /ws/demand/create': async (act, input) =>
    moved({ row: await createDemand(act, input.form, input.draftId ?? null, input.origin), waits: false, money: null }),
  'GET /ws/demand/drafts': (look) => draftsOf(look),
  'POST /ws/demand/draft/save': (act, input) => saveDraft(act, input.id ?? null, input.form),
  'POST /ws/demand/draft/remove': async (act, input) => {
    await removeDraft(act, input.id)
    return { id: input.id }
  },
  'GET /ws/demand/bid/draft': (look, { demandId }) => bidDraftOf(look, demandId),
  'POST /ws/demand/bid/draft/save': (act, input) => saveBidDraft(act, input),
  'POST /ws/demand/bid/draft/remove': async (act, { id }) => {
    await removeBidDraft(act, id)
    return { id }
  },
  'POST /ws/demand/bid/note': async (act, input) => saveNote(act, await ownDemand(act, input.id), input),
  'POST /ws/demand/bid/shortlist': async (act, input) => {
    await shortlist(act, await ownDemand(act, input.id), input)
    return { id: input.id }
  },
  'GET /ws/demand/invitations': async (look, { id }) => ({ records: await invitationsOf(look, id) }),
  'GET /ws/demand/invitation': (look, { token }) => viewInvitation(look, token),
  'POST /ws/demand/invitation/seen': (act, { token }) => markSeen(act, token).then(() => done),
  'POST /ws/demand/invitation/decline': (act, { token }) => declineInvitation(act, token).then(() => done),
  'POST /ws/demand/invitation/many': (act, input) => inviteMany(act, input),
  'POST /ws/demand/invitation/link': (act, input) => makeLink(act, input),
  'POST /ws/demand/invitation/opened': (act, { id }) => markOpened(act, id).then(() => done),
  'POST /ws/demand/invitation/accept': (act, { token }) => acceptInvitation(act, token),
  'POST /ws/demand/invitation/revoke': (act, { id }) => revokeInvitation(act, id).then(() => done),
  'GET /ws/demand/questions': (look, input) => questionsOf(look, input.id),
  'POST /ws/demand/question/ask': (act, input) => askQuestion(act, input),
  'POST /ws/demand/question/answer': (act, input) => answerQuestion(act, input),
  'POST /ws/demand/question/remove': (act, input) => removeQuestion(act, input.id),
  'GET /ws/demand/templates': (look) => templatesOf(look),
  'POST /ws/demand/template/keep': (act, input) => keepTemplate(act, input),
  'POST /ws/demand/template/change': (act, input) => changeTemplate(act, input),
  'POST /ws/demand/template/use': (act, { id }) => draftOfTemplate(act, id),
  'POST /ws/demand/template/remove': (act, { id }) => removeTemplate(act, id),
  'GET /ws/demand/mine': (look, input) => myDemands(look, input),
  'GET /ws/demand/overview': (look) => overview(look),
  'GET /ws/demand/myProviders': (look, input) => myProviders(look, input),
  'POST /ws/demand/myProviders/export': exportList((look, input) => exportMyProviders(look, input)),
  'GET /ws/demand/myProviders/open': async (look, { partyId }) => ({ records: await openFor(look, partyId) }),
  'GET /ws/demand/joined': (look, input) => joinedDemands(look, input),
  'GET /ws/demand/detail': (look, input) => presentDetail(look, input.id),
  'GET /ws/demand/timeline': async (look, input) => (await presentDetail(look, input.id)).timeline,
  'GET /ws/demand/providers': async (look, input) => {
    const { row, side } = await reachDemand(look, input.id)
    if (side !== 'publisher' && side !== 'operator') throw refuse('forbidden')
    return { records: await presentApplicants(look, row), picked: row.providerId }
  },
  'GET /ws/demand/bids/tracks': async (look, input) => tracksOf(look, await reachOpened(look, input.id)),
  'POST /ws/demand/bids/export': exportList(async (look, input) => exportBids(look, await reachOpened(look, input.id))),
  'GET /ws/demand/pick/preview': async (look, input) => {
    const { row, side, facts } = await reachDemand(look, input.id)
    if (side !== 'publisher') throw refuse('notFound')
    mustBeOpened(row)
    return pickPreview(look, row, input.accountId, facts.heldMinor)
  },
  'GET /ws/demand/hosting/preview': async (look, input) => fundingPreview(look, await ownDemand(look, input.id)),
  'GET /ws/demand/release/preview': async (look, input) => {
    const { row, side, facts } = await reachDemand(look, input.id)
    if (!isParty(side) || row.providerId === null) throw refuse('notFound')
    // What is too much for the bid that was picked returns when the work begins.
    const heldMinor = row.stage === 'selected' ? Math.min(facts.heldMinor, dueOf(row)) : facts.heldMinor
    const { preview } =
      input.amount === undefined
        ? await releasingLast(look, row, heldMinor)
        : await advancing(look, row, advanceAmount(row, input.amount, heldMinor), heldMinor)
    return preview
  },
  'GET /ws/operator/demands': (look, input) => operatorDemands(look, input),
  'GET /ws/operator/demand/rules': async () => moveRules(),
  'GET /ws/hall/list': hallList,
  'GET /ws/hall/recommend': (look, input) => recommended(look, input),
  'GET /ws/hall/facets': (look) => facets(look),
  'GET /ws/hall/open': (look, input) => openInShort(look, input),
  'GET /ws/operator/splits': (look, input) => splitCases(look, input),
  'GET /ws/operator/split': (look, input) => splitDetail(look, input.id),
  'GET /ws/operator/split/preview': (look, input) => splitPreview(look, input),
  'POST /ws/operator/split/read': readSplit,
})

/** Loaded through the company: another company's demand is not found, whatever its state. */
const ownDemand = async (look: Look, id: string): Promise<DemandRow> => (await reachOwn(look, id)).row

async function reachOwn(look: Look, id: string) {
  const reached = await reachDemand(look, id)
  if (reached.side !== 'publisher') throw refuse('notFound')
  return reached
}

/** The same, once its bids may be read. */
async function reachOpened(look: Look, id: string) {
  const reached = await reachOwn(look, id)
  mustBeOpened(reached.row)
  return reached
}

async function pickPreview(look: Look, row: DemandRow, accountId: string, heldMinor: number) {
  const found = await bidOfParty(look.db, row.id, accountId)
  if (!found) throw refuse('notApplied')
  needValid(look, found.application, found.bid)
  const priceMinor = priceOf(row, found.bid)
  const parts = row.hostingMinor === null ? [] : await partsOf(look.db, row.id)
  const { dueMinor, topUpMinor, backMinor } = atPrice(row, parts, priceMinor, heldMinor)
  return { bidVersion: found.application.bidVersion, priceMinor, dueMinor, heldMinor, topUpMinor, backMinor }
}

/** Once fully funded nothing remains to fund, even when money has left the escrow again. */
async function fundingPreview(look: Look, row: DemandRow) {
  const [wallet, escrows] = await Promise.all([balanceOf(look.db, walletAccount(row.companyId), row.currency), escrowOf(look.db, row.id)])
  const escrow = escrows.find((one) => one.currency === row.currency)
  const hostedMinor = escrow ? escrow.hostedMinor - escrow.refundedMinor : 0
  return {
    currency: row.currency,
    amountMinor: row.amountMinor,
    dueMinor: dueOf(row),
    hostedMinor,
    remainingMinor: row.stage === 'created' ? dueOf(row) - hostedMinor : 0,
    // Wallet balances are visible to roles that see money.
    walletMinor: look.actor.holds('wallet:view') ? wallet : 0,
  }
}
