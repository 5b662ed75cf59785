import { expect, test } from 'vitest'
import { t as contacts } from '../../src/features/market/provider/web/contacts/texts.ts'
import { t as listing } from '../../src/features/market/provider/web/desk/listing-texts.ts'
import { t as queue } from '../../src/features/market/provider/web/desk/texts.ts'
import { UNLOCK_CONTACT_BEANS } from '../../src/rules/constants.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { proveOperator } from '../support/pages/proof.ts'
import { openCase } from '../support/pages/verification.ts'
import { company, individual, operator } from '../support/personas.ts'
import { aProvider, grantBeans } from '../support/providers.ts'
import { langOf } from '../support/run.ts'

/** The provider directory behind the sign-in: paid contacts of a company, and the operator's three screens. */

const { h, seat, journey } = browserSuite()

test.each(langOf('a dead contact is reported'))(
  'a dead contact is reported, confirmed, and corrected on its listing (%s)',
  async (lang) => {
    const s = contacts.pick(lang)
    const q = queue.pick(lang)
    const d = listing.pick(lang)
    const name = lang === 'cn' ? '澄湾人力' : 'Clearbay People'
    const { number } = await aProvider(h)
    const us = await company(h)
    await grantBeans(h, { ownerType: 'company', ownerId: us.companyId }, 30)
    await h.ok('POST /ws/provider/unlock', { id: number, confirm: UNLOCK_CONTACT_BEANS }, us.as)
    const buyer = await seat(us.owner, 'buyer', lang)
    const staff = await seat(await operator(h), 'operator', lang)
    await journey(`dead contact ${lang}`, [buyer, staff], async () => {
      await buyer.open('/companyHome/contacts')
      await buyer.sees('+65 6000 0001')
      await buyer.press(s.reportThis(name))
      await buyer.dialog.getByRole('radio', { name: s.phoneDead }).check()
      await buyer.type(s.detail, lang === 'cn' ? '周二、周三各打一次' : 'Called on Tuesday and Wednesday', buyer.dialog)
      await buyer.press(s.send, buyer.dialog)
      await buyer.sees(s.reportOpen)

      await openCase(staff, 'deadContacts', name)
      await staff.press(q.confirm)
      await staff.press(q.confirmVerb, staff.dialog)
      await proveOperator(h, staff)
      await staff.sees(q.nowConfirmed(name, q.beans(UNLOCK_CONTACT_BEANS)))
      await buyer.open(`/companyHome/contacts?search=${number}`)
      await buyer.sees(s.refunded)
      expect((await h.ok('GET /ws/bean/wallet', {}, us.as)).balance).toBe(30)

      await staff.open('/operatorHome/providers?contact=dead')
      await staff.page.getByRole('link', { name }).first().click()
      await staff.type(d.phone, '+65 6000 0009')
      await looksRight(staff)
      await staff.press(d.save)
      await staff.hears(d.saved)
      expect((await h.ok('GET /ws/provider/detail', { id: number })).contactDead).toBe(false)
    })
  },
)

test('an application is received, written in both languages, and listed in the directory', async () => {
  const lang = 'cn'
  const q = queue.pick(lang)
  const d = listing.pick(lang)
  const email = 'desk@rheinwerk.example'
  const { number } = await h.ok('POST /ws/provider/apply', {
    nameCn: '莱茵装配',
    intro: '在德国西部安装和调试包装线，十二名技工，两天内到场。',
    homeRegion: 'DE',
    regions: ['DE'],
    services: ['installation'],
    languages: ['de', 'zh'],
    person: 'Hanna',
    email,
    agreed: true,
  })
  const keeper = await operator(h)
  const { records } = await h.ok('GET /ws/operator/provider/applications', { search: number }, keeper.as)
  const staff = await seat(keeper, 'operator', lang)
  await journey('listing application', [staff], async () => {
    await staff.open(`/operatorHome/providerApplications?id=${records[0]!.id}`)
    await staff.press(q.take)
    await staff.press(q.makeListing)
    await staff.press(d.approveAs)
    await staff.page.locator('main form [role=alert]').first().waitFor()
    await staff.type(d.nameEn, 'Rhine Assembly')
    await staff.type(d.introEn, 'Installs and commissions packaging lines in western Germany.')
    await staff.press(d.approveAs)
    await staff.sees(q.nowListed(number))
    const { state, providerNumber } = await h.ok('GET /ws/provider/application', { number, email })
    expect(state).toBe('listed')
    expect(await h.ok('GET /ws/provider/detail', { id: providerNumber! })).toMatchObject({ name: { cn: '莱茵装配', en: 'Rhine Assembly' } })
  })
})

test('a user without paid contacts is led to the directory', async () => {
  const who = await seat(await individual(h), 'individual', 'en')
  await journey('no contacts', [who], async () => {
    await who.open('/personalHome/contacts')
    await who.sees(contacts.pick('en').none)
    await who.find('link', contacts.pick('en').toQuickfind).waitFor()
    await looksRight(who)
  })
})
