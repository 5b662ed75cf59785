import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范互联网用户账号的名称、头像、简介等注册信息，实行“后台实名、前台自愿”。',
      '2022 年 8 月 1 日起施行的《互联网用户账号信息管理规定》范围更广；两者不一致的，按后者执行。',
    ],
    sections: [
      section(
        '管什么',
        '适用于在中国境内注册、使用和管理互联网用户账号名称。账号名称指机构或个人在博客、即时通信、论坛、评论等服务中注册或使用的名称。',
      ),
      section(
        '后台实名，前台自愿',
        '使用者经真实身份信息认证后注册账号，对外显示的名称由其自愿选择。提供者须审核名称、头像、简介等注册信息，并保护使用者的个人信息与隐私。',
      ),
      section('名称中不得出现的情形', [
        '违反宪法或法律法规，危害国家安全，损害国家荣誉和利益或者公共利益。',
        '煽动民族仇恨、民族歧视，宣扬邪教和封建迷信，散布淫秽、色情、赌博、暴力、凶杀、恐怖。',
        '散布谣言，侮辱或者诽谤他人，侵害他人合法权益。',
        '冒用机构或社会名人的名义，或者以与其相关联的名义注册。',
        '含有法律、行政法规禁止的其他内容。',
      ]),
      section(
        '提供者的处置',
        '对含有违法和不良信息的，不予注册；对以虚假信息骗取注册，或者头像、简介等含有违法和不良信息的，采取通知限期改正、暂停使用、注销登记等措施；对冒用、关联机构或社会名人注册的，注销账号并报告主管部门。',
      ),
      section(
        '2022 年的规定',
        '《互联网用户账号信息管理规定》（国家互联网信息办公室令第 10 号）把头像、封面、简介、签名、认证信息等一并纳入管理，要求核验职业、机构等认证信息，展示 IP 地址归属地，并公布投诉举报与申诉渠道。',
      ),
      section(
        '衡渡怎样做',
        '注册时核验手机号，通过认证的显示标记；企业全称按营业执照核对；冒用他人名称的，核实后要求限期更改或者冻结账号，当事人可以申诉。',
      ),
    ],
  },
  en: {
    summary: [
      'Governs the names, avatars and introductions of internet accounts: users register with their real identity and choose the name that others see.',
      'Since 1 August 2022 the wider Provisions on the Administration of Internet User Account Information apply, and prevail where the two differ.',
    ],
    sections: [
      section(
        'What it covers',
        'Names of internet accounts registered, used or managed in China: the names that organisations and individuals register or use in blogs, messengers, forums, comments and the like.',
      ),
      section(
        'Real identity behind, free choice in front',
        'Users register after their real identity has been verified, and choose the name that others see. Providers review names, avatars and introductions, and protect personal information and privacy.',
      ),
      section('What a name must not contain', [
        'Anything against the constitution or law, or harmful to national security, the honour and interests of the state or the public interest.',
        'Incitement of ethnic hatred or discrimination, cults and superstition, obscenity, gambling, violence or terror.',
        'Rumours, insult or defamation, infringement of others’ rights.',
        'The name of an organisation or public figure, or a name that suggests a link with one.',
        'Anything else that law prohibits.',
      ]),
      section(
        'What providers do',
        'They refuse names with unlawful or harmful content. Where registration was obtained by false details, or the avatar or introduction contains such content, they require correction, suspend or cancel the account. Accounts that impersonate organisations or public figures are cancelled and reported.',
      ),
      section(
        'The rules of 2022',
        'The Provisions on the Administration of Internet User Account Information (Order No. 10 of the Cyberspace Administration of China) also cover avatars, covers, introductions, signatures and verification marks; they require checks of a stated profession or organisation, display of the location of IP addresses, and channels for complaints, reports and appeals.',
      ),
      section(
        'What Hengdu does',
        'The phone number is confirmed at registration, and verified accounts are marked. A company’s full name is checked against its licence. If a name is found to impersonate someone, it must be changed by a deadline or the account is frozen, with a right to appeal.',
      ),
    ],
  },
}

export default both
