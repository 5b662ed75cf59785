import { beforeAll, expect, it } from 'vitest'
import { type Seated, seat } from '../../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { holdsLimit, uploadLimits } from '../../../../../../test/support/upload-limits.ts'

const server = serverForFile()
let owner: Seated
beforeAll(async () => {
  owner = await seat(server, { userType: 1, companyId: '019a0000-0000-7000-8000-000000000001' })
})

const large = uploadLimits.filter(({ max }) => max > 3 * 1024 * 1024)

it('some purposes take files of 10 to 50 megabytes', () => expect(large.length).toBeGreaterThan(5))

for (const limit of large)
  it(`${limit.purpose}: ${limit.max} bytes pass, one more is refused, and nothing of it stays`, () =>
    holdsLimit(server, owner.token, limit))
