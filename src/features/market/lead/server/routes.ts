import { eq } from '../../../../platform/server/data/drizzle.ts'
import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { routesOf, write } from '../../../../platform/server/wire/http.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountById } from '../../../base/account/server/reads.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { needWork } from '../../../base/outbox/server/writes.ts'
import { leadCalls } from '../contract/calls.ts'
import { isContact } from '../contract/contact.ts'
import { shownState } from '../contract/states.ts'
import { exportLeads } from './export.ts'
import { deleteLead } from './forget.ts'
import { leadCaseOf, leadOwners, leadQueue } from './queue.ts'
import { submitLead } from './submit.ts'
import { lead } from './tables.ts'
import { assignLead, moveLead, noteLead } from './writes.ts'

export const leadRoutes = routesOf(leadCalls, {
  'POST /ws/lead/submit': write(submitLead, (visit, form, request) => needWork(visit, request, `lead|${form.email || form.phone}`)),
  'GET /ws/lead/status': async (look, input) => {
    const [row] = await look.db.select().from(lead).where(eq(lead.reference, input.reference))
    // A reference alone reveals nothing, not even that it exists.
    if (!row || !isContact(input.contact, row)) throw refuse('notFound')
    return {
      reference: row.reference,
      state: shownState[row.state],
      topic: row.topic,
      createdAt: row.createdAt.toString(),
      updatedAt: row.updatedAt.toString(),
    }
  },
  'GET /ws/lead/me': async (look) => {
    const { actor } = look
    if (!actor || actor.kind === 'operator') return null
    const own = await accountById(look.db, actor.accountId)
    if (!own) return null
    const company = actor.companyId ? await companyName(look.db, actor.companyId) : (own.companyName ?? '')
    return { name: own.name, company, areaCode: own.areaCode, phone: own.phone, email: own.email ?? '' }
  },
  'GET /ws/operator/leads': leadQueue,
  'GET /ws/operator/lead': (look, input) => leadCaseOf(look.db, input.id),
  'GET /ws/operator/lead/owners': (look) => leadOwners(look.db),
  'POST /ws/operator/lead/export': exportList(exportLeads),
  'POST /ws/operator/lead/move': async (act, input) => {
    await moveLead(act, input)
    return leadCaseOf(act.db, input.id)
  },
  'POST /ws/operator/lead/assign': async (act, input) => {
    await assignLead(act, input)
    return leadCaseOf(act.db, input.id)
  },
  'POST /ws/operator/lead/note': async (act, input) => {
    await noteLead(act, input)
    return leadCaseOf(act.db, input.id)
  },
  'POST /ws/operator/lead/delete': (act, { id }) => deleteLead(act, id),
})
