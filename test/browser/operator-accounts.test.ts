import { expect, test } from 'vitest'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { proveOperator, provesWhenAsked } from '../support/pages/proof.ts'
import { company, individual, operator, PASSWORD } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()

const words = {
  cn: { freeze: '冻结账号', restore: '恢复登录', reason: '原因（记入操作日志）', frozen: '已冻结', active: '正常', accounts: '登录账号' },
  en: {
    freeze: 'Freeze',
    restore: 'Restore access',
    reason: 'Reason (kept in the audit log)',
    frozen: 'Frozen',
    active: 'Active',
    accounts: 'Sign-in accounts',
  },
}

test.each(langOf('an operator freezes an account from its case and unfreezes it'))(
  'an operator freezes an account from its case and unfreezes it, in %s',
  async (lang) => {
    const w = words[lang]
    const who = await individual(h)
    const staff = await operator(h)
    const desk = await seat(staff, 'operator', lang)
    provesWhenAsked(desk, (one) => proveOperator(h, one))
    try {
      await desk.open(`/operatorHome/persons?id=${who.accountId}`)
      const part = desk.find('region', w.accounts)
      await desk.press(w.freeze, part)
      await soon(() => desk.find('button', w.freeze, desk.dialog).isDisabled()).toBe(true)
      await desk.type(w.reason, '多次投诉', desk.dialog)
      await desk.press(w.freeze, desk.dialog)
      await desk.sees(w.frozen, part)
      await desk.sees('多次投诉', part)
      const login = { areaCode: '86', phone: who.phone, password: PASSWORD }
      expect((await h.refused('POST /ws/passport/passwordLogin', login)).error).toBe('accountFrozen')
      await desk.press(w.restore, part)
      await desk.type(w.reason, '已核实', desk.dialog)
      await desk.press(w.restore, desk.dialog)
      await desk.sees(w.active, part)
      await h.ok('POST /ws/passport/passwordLogin', login)

      const firm = await company(h, { roles: ['finance'] })
      await desk.open(`/operatorHome/companies?id=${firm.companyId}`)
      await desk.sees(firm.member.finance.name, part)
      await soon(() => part.getByRole('listitem').count()).toBe(2)
      expect(desk.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `accounts ${lang}`, [desk])
    } finally {
      await desk.leave()
    }
  },
)
