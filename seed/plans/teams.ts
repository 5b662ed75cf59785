import { accountAt } from '../../src/features/base/account/server/reads.ts'
import { createAccount } from '../../src/features/base/account/server/writes.ts'
import { acceptForm, invitationForm, teamForm } from '../../src/features/people/team/contract/schema.ts'
import { acceptInvitation } from '../../src/features/people/team/server/acceptance.ts'
import { sendInvitations } from '../../src/features/people/team/server/invitations.ts'
import { moveMember } from '../../src/features/people/team/server/members.ts'
import { invitation } from '../../src/features/people/team/server/tables.ts'
import { createTeam, editTeam } from '../../src/features/people/team/server/teams.ts'
import { and, eq } from '../../src/platform/server/data/drizzle.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { storedCompany } from '../../src/platform/server/wire/actor.ts'
import { userTypes } from '../../src/rules/constants.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { actorOf, type Cast, type Scene } from '../engine/scene.ts'

interface TeamSpec {
  key: string
  name: string
  description: string
  parent?: string
  /** The phone of the member who leads it. */
  lead?: string
  members?: readonly string[]
}

/** Langong's teams: its employees are in these. */
export const langongTeams: readonly TeamSpec[] = [
  {
    key: 'office',
    name: '总部',
    description: '财务、人事与海外业务管理，杭州。',
    lead: '13800000001',
    members: ['13800000001', '13800000002', '13800000004'],
  },
  {
    key: 'engineering',
    name: '研发',
    description: '机械臂本体、控制器与视觉。',
  },
  {
    key: 'delivery',
    name: '海外交付',
    description: '海外整线的项目管理。',
    lead: '13800000005',
    members: ['13800000005', '13800000003'],
  },
  {
    key: 'europe',
    name: '欧洲服务',
    description: '德国、波兰的安装、备件与培训。',
    parent: 'delivery',
  },
  {
    key: 'asiaAmericas',
    name: '亚太与美洲服务',
    description: '越南、泰国、新加坡与墨西哥的现场服务。',
    parent: 'delivery',
  },
]

/** Colleagues who joined by an invitation. */
const joined: readonly { phone: string; name: string; role: TeamRole; team: string; at: number }[] = [
  { phone: '13800000004', name: '蔺知微', role: 'hr', team: 'office', at: 153.2 },
  { phone: '13800000005', name: '郗远', role: 'demandManager', team: 'delivery', at: 152.6 },
]

const FIRST = 155

/** Teams first, then the colleagues who are invited into them, and two who have not answered yet. */
export function planTeams(scene: Scene): void {
  const ids = new Map<string, string>()
  const owner = () => scene.company('langong').owner
  langongTeams.forEach(({ key, name, description, parent }, at) => {
    scene.plan(FIRST - at / 10, async () => {
      const form = teamForm.parse({ name, description, ...(parent && { parentId: ids.get(parent) }) })
      ids.set(key, (await scene.do(owner(), (act) => createTeam(act, form))).id)
    })
  })
  for (const { at, team, ...who } of joined) {
    scene.plan(at, () => invite(scene, owner(), who.phone, who.role, ids.get(team) ?? null))
    scene.plan(at - 0.3, () => join(scene, who))
  }
  scene.plan(151, () => settle(scene, ids))
  scene.plan(1.4, () => invite(scene, owner(), '+49 1512 3456789', 'viewer', ids.get('europe') ?? null))
  scene.plan(0.5, () => invite(scene, scene.person('langong.hr'), 'recruiting@langong.example', 'hr', ids.get('office') ?? null))
}

const invite = (scene: Scene, by: Cast, target: string, role: TeamRole, teamId: string | null) =>
  scene.do(by, async (act) => {
    const { lines } = await sendInvitations(act, invitationForm.parse({ lines: [target], role, teamId }))
    if (!lines[0]?.sent) throw new Error(`seed: ${target} was not invited: ${lines[0]?.message}`)
  })

async function join(scene: Scene, { phone, name, role }: { phone: string; name: string; role: TeamRole }): Promise<void> {
  const { companyId } = scene.company('langong')
  const row = await performAsSystem(scene.services, 'seed', (act) =>
    createAccount(act, { userType: userTypes.company, areaCode: '86', phone, name, passwordHash: scene.passwordHash }),
  )
  const cast: Cast = { accountId: row.id, name, lang: 'cn', actor: actorOf(row.id, userTypes.company, 'owner', null, false) }
  const [sent] = await scene.services.db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.target, `phone:86:${phone}`), eq(invitation.companyId, storedCompany(companyId))))
  if (!sent) throw new Error(`seed: ${phone} was not invited`)
  await scene.do(cast, (act) => acceptInvitation(act, acceptForm.parse({ id: sent.id })))
  cast.actor = actorOf(row.id, userTypes.company, role, companyId, true)
  scene.people.set(`langong.${role}`, cast)
}

/** Members into their teams, and the leads. */
async function settle(scene: Scene, ids: ReadonlyMap<string, string>): Promise<void> {
  const { owner } = scene.company('langong')
  for (const { key, name, description, parent, lead, members = [] } of langongTeams) {
    const teamId = ids.get(key)
    if (teamId === undefined) continue
    for (const phone of members) {
      const accountId = await idOf(scene, phone)
      await scene.do(owner, (act) => moveMember(act, { accountId, teamId }))
    }
    if (!lead) continue
    const leadId = await idOf(scene, lead)
    const form = teamForm.parse({ name, description, parentId: parent ? ids.get(parent) : null, leadId })
    await scene.do(owner, (act) => editTeam(act, { ...form, id: teamId, version: 1 }))
  }
}

async function idOf(scene: Scene, phone: string): Promise<string> {
  const found = await accountAt(scene.services.db, { phone: { areaCode: '86', phone } })
  if (!found) throw new Error(`seed: nobody has the phone ${phone}`)
  return found.id
}
