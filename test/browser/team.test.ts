import { describe, expect, it } from 'vitest'
import { t as account } from '../../src/features/base/account/web/texts.ts'
import { t } from '../../src/features/people/team/web/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { dictText } from '../support/dictionaries.ts'
import { invitationTokenFor } from '../support/invitations.ts'
import { violations } from '../support/pages/look.ts'
import { prove } from '../support/pages/proof.ts'
import { codeFor, company, PASSWORD } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** Colleagues join a company by invitation: a new account and one that has left another company; their menus follow their roles. */

const { h, seat, sit } = browserSuite()

const phones = { cn: '13712340001', en: '13712340002' }
const names = { cn: '阮青禾', en: 'Ruan Qinghe' }

const menuEntry = (who: Person, path: string) => who.page.locator(`nav a[href$="#${path}"]`).first()
const rowOf = (who: Person, text: string) => who.page.getByRole('row').filter({ hasText: text })

async function registerByInvitation(who: Person, phone: string, name: string): Promise<void> {
  const a = account.pick(who.lang)
  const u = ui.pick(who.lang)
  await who.type(u.phone, phone)
  await who.press(u.codeSend)
  await who.sees(u.codeSent)
  await who.type(u.code, await codeFor(h, phone))
  await who.press(a.next, who.page.getByRole('main'))
  await who.type(a.name, name)
  await who.type(u.password, PASSWORD)
  await who.type(a.confirmPassword, PASSWORD)
  await who.tick(new RegExp(`^${a.agreeLead}`))
  await who.press(a.register, who.page.getByRole('main'))
}

describe.each(langOf('a team grows by invitations'))('a team grows by invitations, in %s', (lang) => {
  it('new and existing accounts join, roles change at once, a removed member is out', { timeout: 300_000 }, async () => {
    const s = t.pick(lang)
    const a = account.pick(lang)
    const role = (value: string) => dictText('teamRole', value, lang)
    const phone = phones[lang]
    const c = await company(h)
    const former = await company(h, { roles: ['viewer'] })
    const { viewer } = former.member
    const owner = await seat(c.owner, 'owner', lang)
    const newcomer = await sit('newcomer', { lang })
    const joiner = await seat(viewer, 'joiner', lang)
    const everybody = [owner, newcomer, joiner]
    const clean = async (who: Person) => expect(await violations(who)).toEqual([])
    try {
      // A team, and two invitations into it at once; what is no address stays in the field.
      await owner.open('/companyHome/teams')
      await owner.press(s.newTeam)
      await owner.type(s.teamName, '海外交付', owner.dialog)
      await owner.press(s.create, owner.dialog)
      await owner.hears(s.description)
      await owner.type(s.description, '安装与培训', owner.dialog)
      await owner.press(s.create, owner.dialog)
      await owner.sees(s.created)
      await owner.find('link', s.teams).first().waitFor()
      await menuEntry(owner, '/companyHome/members').click()
      await owner.press(s.invite)
      await owner.type(s.inviteLines, `${phone}\nnobody\n${viewer.phone}`, owner.dialog)
      await owner.choose(s.role, role('finance'), owner.dialog)
      await owner.choose(s.team, '海外交付', owner.dialog)
      await owner.press(s.send, owner.dialog)
      await prove(owner)
      await owner.sees(s.sentCount(2))
      await owner.hears(s.notSent(1))
      await soon(() => owner.field(s.inviteLines, owner.dialog).inputValue()).toBe('nobody')
      await clean(owner)
      await owner.press(s.close, owner.dialog)

      // A new account: from the link through registration back to the link.
      await newcomer.open(`/invitation?token=${await invitationTokenFor(h, phone)}`)
      await newcomer.sees(s.joinTitle(c.name))
      await newcomer.sees(role('finance'))
      await newcomer.sees(c.owner.name)
      await clean(newcomer)
      await newcomer.follow(s.register, newcomer.page.getByRole('main'))
      await registerByInvitation(newcomer, phone, names[lang])
      await newcomer.at('/invitation?token=')
      await newcomer.press(s.accept)
      await newcomer.at('/companyHome/clock')
      await menuEntry(newcomer, '/companyHome/payroll').waitFor()

      // The owner sees the member with role and team, and gives another role: the menu follows with the next request.
      await owner.afresh('/companyHome/members')
      await rowOf(owner, names[lang])
        .filter({ hasText: role('finance') })
        .filter({ hasText: '海外交付' })
        .waitFor()
      await owner.press(s.manageThis(names[lang]))
      await owner.choose(s.role, role('viewer'), owner.dialog)
      await owner.press(s.save, owner.dialog)
      await prove(owner)
      await rowOf(owner, names[lang])
        .filter({ hasText: role('viewer') })
        .waitFor()
      await newcomer.open('/companyHome/teams')
      await menuEntry(newcomer, '/companyHome/payroll').waitFor({ state: 'detached' })
      await soon(() => newcomer.find('button', s.newTeam).count()).toBe(0)

      // An account of another company learns which case it is; after leaving that, it finds the invitation and accepts.
      await joiner.open(`/invitation?token=${await invitationTokenFor(h, viewer.phone)}`)
      await joiner.hears(lang === 'cn' ? '另一家企业的成员' : 'a member of another company')
      await soon(() => joiner.page.getByRole('main').getByText(former.name).count()).toBe(0)
      await joiner.open('/companyHome/members')
      await joiner.press(s.leave)
      await joiner.sees(s.leaveBody, joiner.dialog)
      await joiner.press(s.leave, joiner.dialog)
      await prove(joiner)
      await joiner.at('/loginHome/withoutCompany')
      await joiner.sees(c.name)
      await clean(joiner)
      await joiner.press(s.accept)
      await joiner.at('/companyHome/clock')
      await menuEntry(joiner, '/companyHome/payroll').waitFor()

      // Removing says what happens, ends the session, and leaves the account without a company.
      await owner.afresh('/companyHome/members')
      await owner.press(s.manageThis(names[lang]))
      await owner.press(s.remove, owner.dialog)
      await owner.sees(s.removeTitle(names[lang]))
      await owner.page.getByRole('dialog').last().getByRole('button', { name: s.remove }).click()
      await prove(owner)
      await owner.sees(s.removed)
      await newcomer.page.reload()
      await newcomer.at('/loginHome')
      await newcomer.type(ui.pick(lang).phone, phone)
      await newcomer.type(ui.pick(lang).password, PASSWORD)
      await newcomer.press(a.signIn, newcomer.page.getByRole('main'))
      await newcomer.at('/loginHome/withoutCompany')
      await newcomer.sees(s.noneForYou)
      expect(everybody.flatMap((who) => who.faults)).toEqual([])
    } catch (error) {
      throw await pictured(error, `team ${lang}`, everybody)
    } finally {
      for (const who of everybody) await who.leave()
    }
  })
})
