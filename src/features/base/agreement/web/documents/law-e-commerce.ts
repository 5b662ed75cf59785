import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '电子商务领域的基本法律，规定经营者、平台与消费者各自的权利义务。',
      '它要求平台核验经营者身份、公平制定规则、保护知识产权、受理投诉。',
    ],
    sections: [
      section(
        '管什么',
        '适用于中国境内通过互联网等信息网络销售商品或者提供服务的经营活动。金融类产品和服务，以及利用信息网络提供的新闻信息、音视频节目、出版以及文化产品等内容方面的服务，不适用本法。',
      ),
      section('平台的义务', [
        '核验、登记经营者的身份，向市场监管和税务部门报送有关信息。',
        '保障交易安全，制定网络安全应急预案，发生事件时立即处置并报告。',
        '保存商品、服务与交易信息，自交易完成之日起不少于三年。',
        '公示服务协议和交易规则；修改的，公开征求意见，修改内容至少在实施前七日公示。',
        '不得对平台内经营者的交易、交易价格以及与其他经营者的交易等进行不合理限制、附加不合理条件或者收取不合理费用。',
        '建立信用评价制度，不得删除消费者的评价。',
      ]),
      section(
        '知识产权',
        '权利人认为其知识产权受到侵害的，可以通知平台采取删除、屏蔽、断开链接、终止交易和服务等必要措施；平台应当及时采取措施，并转送通知。平台收到不侵权声明的，转送权利人；声明到达后十五日内未收到权利人已经投诉或者起诉的通知的，应当及时终止所采取的措施。恶意发出错误通知造成损失的，加倍承担赔偿责任。',
      ),
      section(
        '合同与争议',
        '电子合同适用民法典等法律；当事人使用自动信息系统订立或者履行合同的行为，对其具有法律效力。经营者应当建立便捷、有效的投诉举报机制，处理争议时提供原始合同和交易记录；平台可以建立争议在线解决机制。',
      ),
      section(
        '个人信息',
        '收集、使用用户的个人信息，须遵守法律、行政法规；应当明示用户信息查询、更正、删除以及用户注销的方式、程序，不得设置不合理条件。',
      ),
      section(
        '衡渡怎样做',
        '通知与声明的流程见《知识产权保护规则》；协议有实质变更的，至少提前 7 天通知；需求的每一步操作都有记录，投诉可以从“联系我们”提交；用户可以查询、更正、导出个人信息，可以注销账号。',
      ),
    ],
  },
  en: {
    summary: [
      'The basic law of electronic commerce: the rights and duties of traders, platforms and consumers.',
      'It requires platforms to verify traders’ identity, make fair rules, protect intellectual property and handle complaints.',
    ],
    sections: [
      section(
        'What it covers',
        'Selling goods or providing services in China over the internet and other networks. It does not apply to financial products and services, nor to content services such as news, audio and video programmes, publications and cultural products.',
      ),
      section('Duties of platforms', [
        'Verify and register traders, and report to the market and tax authorities.',
        'Keep transactions secure, maintain a cybersecurity emergency plan, and act and report immediately when an incident occurs.',
        'Keep information on goods, services and transactions for at least three years from completion.',
        'Publish agreements and rules; consult publicly on changes and announce them at least seven days before they take effect.',
        'Do not impose unreasonable limits or conditions on traders’ transactions, prices or dealings with others, or charge unreasonable fees.',
        'Run a credit rating system, and do not delete consumers’ reviews.',
      ]),
      section(
        'Intellectual property',
        'A right holder may notify the platform, which promptly takes necessary measures, such as deleting or blocking content, disabling links to it or ending transactions and services, and passes on the notice. It passes any declaration of non-infringement on to the right holder, and promptly lifts the measures if, within fifteen days of its arrival, it receives no notice of a complaint to the authorities or a lawsuit. Losses caused by a wrong notice in bad faith incur double damages.',
      ),
      section(
        'Contracts and disputes',
        'Electronic contracts follow the Civil Code and other laws, and contracts made or performed through automated systems bind those who use them. Traders must offer easy and effective ways to complain and, in a dispute, produce original contracts and records; platforms may run online dispute resolution.',
      ),
      section(
        'Personal information',
        'Personal information is collected and used according to the law. How users can see, correct and delete their information and close their account must be stated, without unreasonable conditions.',
      ),
      section(
        'What Hengdu does',
        'Notices and declarations follow the Intellectual Property Protection Rules. Material changes of agreements are notified at least 7 days ahead. Every step of a request is recorded, and complaints can be sent through the contact page. Users can see, correct and export their information and close their account.',
      ),
    ],
  },
}

export default both
