import type { Locator, WebSocketRoute } from 'playwright-core'
import { expect, it } from 'vitest'
import { t as group } from '../../src/features/talk/chat/web/group/texts.ts'
import { t as side } from '../../src/features/talk/chat/web/side/texts.ts'
import { t } from '../../src/features/talk/chat/web/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { violations } from '../support/pages/look.ts'
import { company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** The life of a group of colleagues, from its creation to its end. What one of them does, the others see on their open pages. */

const { h, seat } = browserSuite()

const field = (who: Person) => who.page.getByRole('textbox', { name: t.pick(who.lang).write, exact: true })
const timeline = (who: Person) => who.page.getByRole('log')
const card = (who: Person) => who.page.getByRole('complementary', { name: t.pick(who.lang).card })
const entry = (who: Person, name: string) =>
  who.page
    .getByRole('region', { name: t.pick(who.lang).conversations })
    .locator('[data-entry]')
    .filter({ hasText: name })
const pinned = (who: Person) =>
  who.page
    .getByRole('region')
    .getByRole('button')
    .filter({ has: who.page.getByText(t.pick(who.lang).pinnedMessage, { exact: true }) })
const gone = (what: Locator) => what.waitFor({ state: 'detached' })
const all = (people: readonly Person[], see: (who: Person) => Promise<unknown>) => Promise.all(people.map(see))
const noted = (people: readonly Person[], note: string) =>
  all(people, (who) => timeline(who).getByText(note, { exact: true }).last().waitFor())

const manage = async (who: Person, name: string, action: string) => {
  await card(who)
    .getByRole('button', { name: group.pick(who.lang).manage(name), exact: true })
    .click()
  await who.page.getByRole('menuitem', { name: action, exact: true }).click()
}
const withMessage = async (who: Person, text: string, action: string) => {
  await timeline(who)
    .locator('[data-seq]')
    .filter({ hasText: text })
    .getByRole('button', { name: t.pick(who.lang).messageMenu })
    .click()
  await who.page.getByRole('menuitem', { name: action, exact: true }).click()
}

it.each(langOf('a group is opened'))(
  'a group is opened, led, handed over and ended, seen live by all, in %s',
  { timeout: 240_000 },
  async (lang) => {
    const [s, g, a] = [t.pick(lang), group.pick(lang), side.pick(lang)]
    const firm = await company(h, { roles: ['admin', 'hr', 'finance', 'demandManager'] })
    const persona = {
      ann: firm.owner,
      bo: firm.member.admin,
      cai: firm.member.hr,
      di: firm.member.finance,
      eve: firm.member.demandManager,
    }
    const ann = await seat(persona.ann, 'ann', lang)
    const bo = await seat(persona.bo, 'bo', lang)
    const cai = await seat(persona.cai, 'cai', lang)
    const di = await seat(persona.di, 'di', lang)
    const eve = await seat(persona.eve, 'eve', lang)
    const people = [ann, bo, cai, di, eve]
    const confirm = (who: Person, verb: string) => who.press(verb, who.dialog)
    try {
      await all(people, (who) => who.open('/personalHome/IM'))

      // The owner opens the group, and names an administrator.
      await ann.press(s.start)
      await ann.press(s.newGroup, ann.dialog)
      await ann.type(g.name, '出海项目', ann.dialog)
      for (const one of [persona.bo, persona.cai, persona.di]) await ann.tick(one.name, ann.dialog)
      await ann.press(g.create, ann.dialog)
      await all([bo, cai, di], (who) => entry(who, '出海项目').click())
      await card(ann).getByText(g.ownerStays, { exact: true }).waitFor()
      await soon(() => card(bo).getByRole('button', { name: g.edit, exact: true }).count()).toBe(0)
      await manage(ann, persona.bo.name, g.makeAdmin)
      await noted([ann, bo, cai, di], s.isAdmin(persona.bo.name))

      // The administrator renames it, writes an announcement and adds a member, who sees what comes after the joining.
      const edit = async (label: string, text: string) => {
        await card(bo).getByRole('button', { name: g.edit, exact: true }).click()
        await bo.type(label, text, bo.dialog)
        await bo.press(g.save, bo.dialog)
        await gone(bo.page.getByRole('dialog'))
      }
      await edit(g.name, '欧洲项目')
      await noted([ann, bo, cai, di], s.renamed('欧洲项目'))
      await all([ann, bo, cai, di], async (who) => {
        await entry(who, '欧洲项目').waitFor()
        await who.page.getByRole('heading', { level: 2, name: '欧洲项目', exact: true }).waitFor()
        await card(who).getByRole('heading', { name: '欧洲项目', exact: true }).waitFor()
      })
      await edit(g.announcement, '周五前交材料')
      await noted([ann, bo, cai, di], s.announced('周五前交材料'))
      await all([ann, bo, cai, di], (who) => card(who).getByText('周五前交材料', { exact: true }).waitFor())
      await card(bo).getByRole('button', { name: g.add, exact: true }).click()
      await bo.tick(persona.eve.name, bo.dialog)
      await bo.press(g.add, bo.dialog)
      await entry(eve, '欧洲项目').click()
      await noted(people, s.joined(persona.eve.name))
      await all(people, (who) => card(who).getByText(g.members(5), { exact: true }).waitFor())
      await soon(() => timeline(eve).getByText(s.renamed('欧洲项目')).count()).toBe(0)
      expect(await violations(bo)).toEqual([])

      // A pinned message is above the others for everybody.
      await field(cai).fill('合同在这里')
      await field(cai).press('Enter')
      await all(people, (who) => timeline(who).getByText('合同在这里', { exact: true }).waitFor())
      await withMessage(bo, '合同在这里', s.pinMessage)
      await all(people, (who) => pinned(who).getByText('合同在这里').waitFor())

      // One is muted: the field closes with the reason, and what was being written is there again afterwards.
      await field(cai).fill('还没写完')
      await manage(bo, persona.cai.name, g.mute)
      await gone(field(cai))
      await cai.page.getByText(s.silenced, { exact: true }).waitFor()
      await noted(people, s.muted(persona.cai.name))
      await all(people, (who) => card(who).getByText(g.isMuted, { exact: true }).waitFor())
      await all([ann, bo, di, eve], (who) => field(who).waitFor())
      expect(await violations(cai)).toEqual([])
      await manage(bo, persona.cai.name, g.unmute)
      await noted(people, s.unmuted(persona.cai.name))
      await field(cai).waitFor()
      await soon(() => field(cai).inputValue()).toBe('还没写完')
      await field(cai).fill('')

      // All are muted but the owner and the administrators, and may write again.
      await card(bo).getByRole('switch', { name: g.allMuted }).click()
      await all([cai, di, eve], async (who) => {
        await gone(field(who))
        await who.page.getByText(s.silenced, { exact: true }).waitFor()
      })
      await noted(people, s.allMuted)
      await field(ann).fill('只有我们能写')
      await field(ann).press('Enter')
      await all(people, (who) => timeline(who).getByText('只有我们能写', { exact: true }).waitFor())
      await card(bo).getByRole('switch', { name: g.allMuted }).click()
      await noted(people, s.allUnmuted)
      await all([cai, di, eve], (who) => field(who).waitFor())

      // A removed message leaves its line, and is nowhere else: not above the others either.
      await withMessage(bo, '合同在这里', s.removeMessage)
      await confirm(bo, s.removeMessage)
      await noted(people, s.removed)
      await all(people, (who) => gone(who.page.getByText('合同在这里').first()))

      // A removed member loses the group, in the list and on the open page with what is beside it, also when the page is loaded again.
      await card(di).getByRole('tab', { name: a.files }).click()
      await card(di).getByText(a.noFiles, { exact: true }).waitFor()
      await manage(bo, persona.di.name, g.remove)
      await confirm(bo, g.remove)
      await gone(entry(di, '欧洲项目'))
      await gone(timeline(di))
      await gone(field(di))
      await gone(di.page.getByText('周五前交材料'))
      const saysGone = async () => {
        for (const part of [di.find('region', s.timeline), card(di)]) await part.getByText(s.gone, { exact: true }).waitFor()
        await soon(() => di.page.getByRole('alert').count()).toBe(0)
      }
      await saysGone()
      expect(await violations(di)).toEqual([])
      await di.afresh(di.where().slice(2))
      await saysGone()
      await noted([ann, bo, cai, eve], s.removedMember(persona.di.name))
      await all([ann, bo, cai, eve], (who) => card(who).getByText(g.members(4), { exact: true }).waitFor())

      // The owner cannot leave before handing over.
      await card(ann).getByText(g.ownerStays, { exact: true }).waitFor()
      await soon(() => card(ann).getByRole('button', { name: g.leave, exact: true }).count()).toBe(0)
      await manage(ann, persona.bo.name, g.handOver)
      await confirm(ann, g.handOver)
      await noted([ann, bo, cai, eve], s.isOwner(persona.bo.name))
      await card(bo).getByText(g.ownerStays, { exact: true }).waitFor()
      await card(ann).getByRole('button', { name: g.leave, exact: true }).click()
      await confirm(ann, g.leave)
      await ann.sees(s.choose)
      await gone(entry(ann, '欧洲项目'))
      await noted([bo, cai, eve], s.left(persona.ann.name))

      // The new owner ends it: it can be read on, and nobody writes.
      await card(bo).getByRole('button', { name: g.dissolve, exact: true }).click()
      await confirm(bo, g.dissolve)
      await noted([bo, cai, eve], s.ended)
      await all([bo, cai, eve], async (who) => {
        await who.page.getByText(s.readOnly, { exact: true }).waitFor()
        await gone(field(who))
        await gone(card(who).getByRole('button', { name: g.leave, exact: true }))
        await gone(card(who).getByRole('button', { name: g.dissolve, exact: true }))
        await timeline(who).getByText('只有我们能写', { exact: true }).waitFor()
      })
      expect(await violations(eve)).toEqual([])
      await eve.afresh(eve.where().slice(2))
      await noted([eve], s.removed)
      await noted([eve], s.ended)
      expect(people.flatMap((who) => who.faults)).toEqual([])
    } catch (error) {
      throw await pictured(error, `group ${lang}`, people)
    } finally {
      await all(people, (who) => who.leave())
    }
  },
)

it.each(langOf('who was removed and added again while away reads on from the joining'))(
  'who was removed and added again while away reads on from the joining, in %s',
  async (lang) => {
    const s = t.pick(lang)
    const firm = await company(h, { roles: ['hr'] })
    const { hr } = firm.member
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '出海项目', accountIds: [hr.accountId] }, firm.as)
    const ann = await seat(firm.owner, 'ann', lang)
    const bo = await seat(hr, 'bo', lang)
    const say = async (text: string) => {
      await field(ann).fill(text)
      await field(ann).press('Enter')
      // Accepted by the server: before that, it is shown as being sent.
      await timeline(ann).locator('[data-seq]').getByText(text, { exact: true }).waitFor()
    }
    let away = false
    const sockets: WebSocketRoute[] = []
    await bo.page.routeWebSocket('**/ws/chat?**', async (socket) => {
      if (away) return socket.close()
      socket.connectToServer()
      sockets.push(socket)
    })
    try {
      await all([ann, bo], (who) => who.open(`/personalHome/IM?id=${id}`))
      await say('先发一版')
      await timeline(bo).getByText('先发一版', { exact: true }).waitFor()
      away = true
      await Promise.all(sockets.map((socket) => socket.close()))
      await bo.page.getByText(s.connecting, { exact: true }).waitFor()
      await h.ok('POST /ws/chat/group/remove', { id, accountId: hr.accountId }, firm.as)
      await say('不给离开的人看')
      await h.ok('POST /ws/chat/group/add', { id, accountIds: [hr.accountId] }, firm.as)
      await say('回来后能看到')
      away = false
      await timeline(bo).getByText('回来后能看到', { exact: true }).waitFor()
      await soon(() => timeline(bo).getByText('不给离开的人看').count()).toBe(0)
      expect(bo.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `again ${lang}`, [bo])
    } finally {
      await Promise.all([ann.leave(), bo.leave()])
    }
  },
)
