import { parseAmount } from '../../../platform/contract/money.ts'
import { type Routes, read, write } from '../../../platform/server/http.ts'
import { refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act, Look } from '../../../platform/server/services.ts'
import { balanceOf, escrowOf } from '../../ledger/server/reads.ts'
import { demandCalls } from '../contract/calls.ts'
import { checkLifecycle } from '../contract/lifecycle.ts'
import { presentDetail } from './detail.ts'
import { draftsOf, removeDraft, saveDraft } from './drafts.ts'
import { facets, openInShort, recommended } from './hall.ts'
import { channelShareOf } from './hooks.ts'
import { hallList, joinedDemands, myDemands, operatorDemands } from './lists.ts'
import { applyTo, cancelPick, decline, invite, pick, start, withdrawApplication } from './matching.ts'
import { heldOf, releaseOf } from './money.ts'
import { overview } from './overview.ts'
import type { DemandRow } from './policy.ts'
import { presentApplicants } from './present.ts'
import { reach } from './reach.ts'
import { approveDemand, rejectDemand } from './review.ts'
import { acceptWork, advanceOf, closeWork, confirmWork, deliver, payAdvance, postpone, returnWork } from './service.ts'
import { cancelDemand, createDemand, editDemand, hostDemand, publishDemand } from './writes.ts'

const moved = (row: DemandRow) => ({ id: row.id, seaServiceStatus: row.status })

export function demandRoutes(routes: Routes): void {
  checkLifecycle()
  publisherRoutes(routes)
  providerRoutes(routes)
  readRoutes(routes)
  hallRoutes(routes)
  operatorRoutes(routes)
}

function publisherRoutes(routes: Routes): void {
  write(routes, demandCalls, 'POST /ws/demand/create', async (act, input) =>
    moved(await createDemand(act, input.form, input.draftId ?? null)),
  )
  write(routes, demandCalls, 'POST /ws/demand/edit', async (act, input) => moved(await editDemand(act, input.id, input.form)))
  read(routes, demandCalls, 'GET /ws/demand/drafts', (look) => draftsOf(look))
  write(routes, demandCalls, 'POST /ws/demand/draft/save', (act, input) => saveDraft(act, input.id ?? null, input.form))
  write(routes, demandCalls, 'POST /ws/demand/draft/remove', async (act, input) => {
    await removeDraft(act, input.id)
    return input
  })
  write(routes, demandCalls, 'POST /ws/demand/hosting', async (act, input) => moved(await hostDemand(act, input.id, input.amount)))
  write(routes, demandCalls, 'POST /ws/demand/publish', async (act, input) => moved(await publishDemand(act, input.id)))
  write(routes, demandCalls, 'POST /ws/demand/cancel', async (act, input) => moved(await cancelDemand(act, input.id, input.reason)))
  write(routes, demandCalls, 'POST /ws/demand/add', async (act, input) => moved(await invite(act, input.id, input)))
  write(routes, demandCalls, 'POST /ws/demand/pick', async (act, input) => moved(await pick(act, input.id, input.accountId)))
  write(routes, demandCalls, 'POST /ws/demand/cancelPick', async (act, input) => moved(await cancelPick(act, input.id, input.reason)))
  write(routes, demandCalls, 'POST /ws/demand/imprest', async (act, input) =>
    moved(await payAdvance(act, input.id, input.amount, input.netMinor)),
  )
  write(routes, demandCalls, 'POST /ws/demand/confirm', async (act, input) =>
    moved(await confirmWork(act, input.id, 'confirm', input.netMinor)),
  )
  write(routes, demandCalls, 'POST /ws/demand/return', async (act, input) => moved(await returnWork(act, input.id, input.reason)))
}

function providerRoutes(routes: Routes): void {
  write(routes, demandCalls, 'POST /ws/demand/apply', async (act, input) => moved(await applyTo(act, input.id, input.message)))
  write(routes, demandCalls, 'POST /ws/demand/application/withdraw', async (act, input) => moved(await withdrawApplication(act, input.id)))
  write(routes, demandCalls, 'POST /ws/demand/start', async (act, input) => moved(await start(act, input.id)))
  write(routes, demandCalls, 'POST /ws/demand/decline', async (act, input) => moved(await decline(act, input.id, input.reason)))
  for (const move of ['complete', 'changeComplete'] as const) {
    write(routes, demandCalls, `POST /ws/demand/${move}`, async (act: Act, input) =>
      moved(await deliver(act, input.id, move, input.note, input.fileIds)),
    )
  }
  // Both sides come here; the machine knows which.
  write(routes, demandCalls, 'POST /ws/demand/postpone', async (act, input) => moved(await postpone(act, input.id, input.reason)))
  write(routes, demandCalls, 'POST /ws/demand/accept', async (act, input) => moved(await acceptWork(act, input.id, 'accept')))
  write(routes, demandCalls, 'POST /ws/demand/close', async (act, input) => moved(await closeWork(act, input.id, 'close')))
}

function readRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/demand/mine', (look, input) => myDemands(look, input))
  read(routes, demandCalls, 'GET /ws/demand/overview', (look) => overview(look))
  read(routes, demandCalls, 'GET /ws/demand/joined', (look, input) => joinedDemands(look, input))
  read(routes, demandCalls, 'GET /ws/demand/detail', (look, input) => presentDetail(look, input.id))
  read(routes, demandCalls, 'GET /ws/demand/timeline', async (look, input) => (await presentDetail(look, input.id)).timeline)
  read(routes, demandCalls, 'GET /ws/demand/providers', async (look, input) => {
    const { row, viewer } = await reach(look, input.id)
    if (viewer.side !== 'publisher' && viewer.side !== 'operator') throw refuse('forbidden')
    return { records: await presentApplicants(look, row.id), picked: row.providerId }
  })
  read(routes, demandCalls, 'GET /ws/demand/hosting/preview', async (look, input) => hostingPreview(look, await ownDemand(look, input.id)))
  read(routes, demandCalls, 'GET /ws/demand/release/preview', async (look, input) => {
    const { row, viewer } = await reach(look, input.id)
    if (viewer.side === 'candidate') throw refuse('notFound')
    const held = await heldOf(look, row)
    const share = await channelShareOf(look, row.companyId)
    return input.amount === undefined ? releaseOf(row, held, held, share) : advanceOf(row, input.amount, held, share)
  })
}

/** Loaded through the company: another's demand is not found, whatever its state. */
async function ownDemand(look: Look, id: string): Promise<DemandRow> {
  const { row, viewer } = await reach(look, id)
  if (viewer.side !== 'publisher') throw refuse('notFound')
  return row
}

/** Once fully funded nothing remains to host, also when money has left the escrow again. */
async function hostingPreview(look: Look, row: DemandRow) {
  const [wallet, escrows] = await Promise.all([
    balanceOf(look.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: row.companyId } }, row.currency),
    escrowOf(look.db, row.id),
  ])
  const escrow = escrows.find((one) => one.currency === row.currency)
  const hostedMinor = escrow ? escrow.hostedMinor - escrow.refundedMinor : 0
  return {
    currency: row.currency,
    amountMinor: row.amountMinor,
    hostedMinor,
    remainingMinor: row.status === 0 ? row.amountMinor - hostedMinor : 0,
    // Balances of the wallet are for roles that see money.
    walletMinor: look.actor.holds('wallet:view') ? wallet : 0,
  }
}

function hallRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/hall/list', (look, input) => hallList(look, input, bounds(input)))
  read(routes, demandCalls, 'GET /ws/hall/recommend', (look, input) => recommended(look, input))
  read(routes, demandCalls, 'GET /ws/hall/facets', (look) => facets(look))
  read(routes, demandCalls, 'GET /ws/hall/open', (look, input) => openInShort(look, input.limit))
}

/** An amount means nothing without its currency: bounds ask for one. */
function bounds(input: {
  currency?: Parameters<typeof parseAmount>[1] | undefined
  amountFrom?: string | undefined
  amountTo?: string | undefined
}) {
  const { currency } = input
  const bound = (text: string | undefined) => {
    if (!text) return null
    if (!currency) throw refuseFields({ currency: 'currencyUnknown' })
    return parseAmount(text, currency)
  }
  return { from: bound(input.amountFrom), to: bound(input.amountTo) }
}

function operatorRoutes(routes: Routes): void {
  read(routes, demandCalls, 'GET /ws/operator/demands', (look, input) => operatorDemands(look, input))
  write(routes, demandCalls, 'POST /ws/operator/demand/approve', async (act, input) => moved(await approveDemand(act, input.id)))
  write(routes, demandCalls, 'POST /ws/operator/demand/reject', async (act, input) =>
    moved(await rejectDemand(act, input.id, input.reasons)),
  )
}
