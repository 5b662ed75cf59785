import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function demandRoutes(routes: Routes): void {
  moveRoutes(routes)
  formRoutes(routes)
  bidRoutes(routes)
  invitationRoutes(routes)
  questionRoutes(routes)
  templateRoutes(routes)
  readRoutes(routes)
  hallRoutes(routes)
  partRoutes(routes)
  splitRoutes(routes)
}

function splitRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/operator/splits', (look, input) => splitCases(look, input))
  read(routes, demandCalls, 'GET /ws/operator/split', (look, input) => splitDetail(look, input.id))
  read(routes, demandCalls, 'GET /ws/operator/split/preview', (look, input) => splitPreview(look, input))
  write(routes, demandCalls, 'POST /ws/operator/split/read', (act, input) => readSplit(act, input.id))
}

/** Every call that makes a move. */
function moveRoutes(routes: Routes): void {
  const byCall = Map.groupBy(moveNames, (move) => moveOf(move).call)
  for (const [call, moves] of byCall) {
    if (isMoveCall(call)) write(routes, demandCalls, call, async (act, input) => moved(await moveOrAsk(act, input.id, moves, input)))
  }
}

/** Calls whose input names a demand and whose result is its current state. */
type MoveCall = {
  [K in keyof DemandCalls]: DemandCalls[K]['result'] extends DemandCalls['POST /ws/demand/publish']['result'] ? K : never
}[keyof DemandCalls]
const isMoveCall = (call: keyof DemandCalls | undefined): call is Exclude<MoveCall, 'POST /ws/demand/create'> => call !== undefined

function formRoutes(routes: Routes): void {
  write(routes, demandCalls, 'POST /ws/demand/create', async (act, input) =>
    moved({ row: await createDemand(act, input.form, input.draftId ?? null, input.origin), waits: false, money: null }),
  )
  read(routes, demandCalls, 'GET /ws/demand/drafts', (look) => draftsOf(look))
  write(routes, demandCalls, 'POST /ws/demand/draft/save', (act, input) => saveDraft(act, input.id ?? null, input.form))
  write(routes, demandCalls, 'POST /ws/demand/draft/remove', async (act, input) => {
    await removeDraft(act, input.id)
    return { id: input.id }
  })
}

function bidRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/demand/bid/draft', (look, { demandId }) => bidDraftOf(look, demandId))
  write(routes, demandCalls, 'POST /ws/demand/bid/draft/save', (act, input) => saveBidDraft(act, input))
  write(routes, demandCalls, 'POST /ws/demand/bid/draft/remove', async (act, { id }) => {
    await removeBidDraft(act, id)
    return { id }
  })
  write(routes, demandCalls, 'POST /ws/demand/bid/note', async (act, input) => saveNote(act, await ownDemand(act, input.id), input))
  write(routes, demandCalls, 'POST /ws/demand/bid/shortlist', async (act, input) => {
    await shortlist(act, await ownDemand(act, input.id), input)
    return { id: input.id }
  })
}

function invitationRoutes(routes: Routes): void {
  const done = { done: true } as const
  read(routes, demandCalls, 'GET /ws/demand/invitations', async (look, { id }) => ({ records: await invitationsOf(look, id) }))
  read(routes, demandCalls, 'GET /ws/demand/invitation', (look, { token }) => viewInvitation(look, token))
  write(routes, demandCalls, 'POST /ws/demand/invitation/seen', (act, { token }) => markSeen(act, token).then(() => done))
  write(routes, demandCalls, 'POST /ws/demand/invitation/decline', (act, { token }) => declineInvitation(act, token).then(() => done))
  write(routes, demandCalls, 'POST /ws/demand/invitation/many', (act, input) => inviteMany(act, input))
  write(routes, demandCalls, 'POST /ws/demand/invitation/link', (act, input) => makeLink(act, input))
  write(routes, demandCalls, 'POST /ws/demand/invitation/opened', (act, { id }) => markOpened(act, id).then(() => done))
  write(routes, demandCalls, 'POST /ws/demand/invitation/accept', (act, { token }) => acceptInvitation(act, token))
  write(routes, demandCalls, 'POST /ws/demand/invitation/revoke', (act, { id }) => revokeInvitation(act, id).then(() => done))
}

function questionRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/demand/questions', (look, input) => questionsOf(look, input.id))
  write(routes, demandCalls, 'POST /ws/demand/question/ask', (act, input) => askQuestion(act, input))
  write(routes, demandCalls, 'POST /ws/demand/question/answer', (act, input) => answerQuestion(act, input))
  write(routes, demandCalls, 'POST /ws/demand/question/remove', (act, input) => removeQuestion(act, input.id))
}

function templateRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/demand/templates', (look) => templatesOf(look))
  write(routes, demandCalls, 'POST /ws/demand/template/keep', (act, input) => keepTemplate(act, input))
  write(routes, demandCalls, 'POST /ws/demand/template/change', (act, input) => changeTemplate(act, input))
  write(routes, demandCalls, 'POST /ws/demand/template/use', (act, { id }) => draftOfTemplate(act, id))
  write(routes, demandCalls, 'POST /ws/demand/template/remove', (act, { id }) => removeTemplate(act, id))
}

function readRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/demand/mine', (look, input) => myDemands(look, input))
  read(routes, demandCalls, 'GET /ws/demand/overview', (look) => overview(look))
  read(routes, demandCalls, 'GET /ws/demand/myProviders', (look, input) => myProviders(look, input))
  exportList(routes, demandCalls, 'POST /ws/demand/myProviders/export', (look, input) => exportMyProviders(look, input))
  read(routes, demandCalls, 'GET /ws/demand/myProviders/open', async (look, { partyId }) => ({ records: await openFor(look, partyId) }))
  read(routes, demandCalls, 'GET /ws/demand/joined', (look, input) => joinedDemands(look, input))
  read(routes, demandCalls, 'GET /ws/demand/detail', (look, input) => presentDetail(look, input.id))
  read(routes, demandCalls, 'GET /ws/demand/timeline', async (look, input) => (await presentDetail(look, input.id)).timeline)
  read(routes, demandCalls, 'GET /ws/demand/providers', async (look, input) => {
    const { row, side } = await reachDemand(look, input.id)
    if (side !== 'publisher' && side !== 'operator') throw refuse('forbidden')
    return { records: await presentApplicants(look, row), picked: row.providerId }
  })
  read(routes, demandCalls, 'GET /ws/demand/bids/tracks', async (look, input) => tracksOf(look, await reachOpened(look, input.id)))
  exportList(routes, demandCalls, 'POST /ws/demand/bids/export', async (look, input) => exportBids(look, await reachOpened(look, input.id)))
  read(routes, demandCalls, 'GET /ws/demand/pick/preview', async (look, input) => {
    const { row, side, facts } = await reachDemand(look, input.id)
    if (side !== 'publisher') throw refuse('notFound')
    mustBeOpened(row)
    return pickPreview(look, row, input.accountId, facts.heldMinor)
  })
  read(routes, demandCalls, 'GET /ws/demand/hosting/preview', async (look, input) => fundingPreview(look, await ownDemand(look, input.id)))
  read(routes, demandCalls, 'GET /ws/demand/release/preview', async (look, input) => {
    const { row, side, facts } = await reachDemand(look, input.id)
    if (!isParty(side) || row.providerId === null) throw refuse('notFound')
    // What is too much for the bid that was picked returns when the work begins.
    const heldMinor = row.stage === 'selected' ? Math.min(facts.heldMinor, dueOf(row)) : facts.heldMinor
    const { preview } =
      input.amount === undefined
        ? await releasingLast(look, row, heldMinor)
        : await advancing(look, row, advanceAmount(row, input.amount, heldMinor), heldMinor)
    return preview
  })
  read(routes, demandCalls, 'GET /ws/operator/demands', (look, input) => operatorDemands(look, input))
  read(routes, demandCalls, 'GET /ws/operator/demand/rules', async () => moveRules())
}

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

function hallRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/hall/list', hallList)
  read(routes, demandCalls, 'GET /ws/hall/recommend', (look, input) => recommended(look, input))
  read(routes, demandCalls, 'GET /ws/hall/facets', (look) => facets(look))
  read(routes, demandCalls, 'GET /ws/hall/open', (look, input) => openInShort(look, input))
}
