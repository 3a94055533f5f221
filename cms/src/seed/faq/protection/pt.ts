import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'O que a proteção de tela (Screen Damage Protection) cobre?',
    answer: `
**Uma troca gratuita do módulo da tela** em até 1 ano a partir do dia em que ela entra em vigor. Vale quando a tela quebra por uma batida acidental, uma queda ou pressão, por exemplo no bolso de trás. A peça e a mão de obra dessa troca estão incluídas.

Ela não cobre:

- uma segunda tela quebrada, pois cada celular pode usá-la uma vez;
- riscos que não atrapalham nem a imagem nem o toque;
- danos por líquido, perda ou roubo, e danos de propósito;
- uma tela que já estava quebrada antes de ela entrar em vigor.

[A proteção de tela explicada](article:screen-damage-protection-explained) entra nos detalhes. O que vale são os termos que você aceita na compra.
`,
  },
  'which-protection-do-i-need': {
    question: 'Proteção de tela ou garantia estendida: de qual eu preciso?',
    answer: `
Elas pagam coisas diferentes.

- **A proteção de tela** (Screen Damage Protection) é para acidentes. Uma tela que quebra em até 1 ano é trocada de graça.
- **A garantia estendida** (Extended Warranty) é para defeitos. Ela aumenta a garantia em 1 ano e não cobre danos causados por pessoas.
- **A proteção completa** (Comprehensive Protection) é um plano à parte. O que ela contém aparece antes da compra e depende do modelo e do país.

Pense no seu último celular. Se a tela quebrou, escolha a primeira. Se ele falhou sozinho depois da garantia, escolha a segunda. Se não foi nem uma coisa nem outra, talvez você não precise de nenhuma: uma boa capa custa menos. [Compare](page:protection) antes de decidir.
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Até quando posso comprar uma proteção para o meu celular?',
    answer: `
Depende do plano e de onde você compra:

- **Proteção de tela, on-line ou no aplicativo**: em até 3 dias depois da ativação.
- **Proteção de tela, em uma assistência técnica**: em até 15 dias depois da ativação, com a tela intacta. Alguém a examina na hora.
- **Garantia estendida, on-line**: a qualquer momento dentro do prazo de garantia, sem exame.

Cada uma pode ser comprada uma vez por celular. A ativação acontece sozinha quando um celular novo fica algum tempo conectado com um chip SIM; a [consulta de garantia](page:warranty-check) mostra o dia. Nem todo modelo e nem todo país tem todos os planos. Você vê o que o seu celular pode ter em [proteção](page:purchase-service), depois de digitar o IMEI.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Quando minha proteção entra em vigor?',
    answer: `
Não na hora. A proteção de tela entra em vigor alguns dias depois da ativação do celular. O número de dias aparece antes do pagamento, e a data fica depois em [Meus pedidos](page:purchase-service/order-list). Uma tela que quebra antes dessa data não está coberta.

Depois do pagamento você pode ler que o cartão está sendo ativado. Espere um momento e abra “Meus pedidos” de novo; não é preciso pagar duas vezes.

A garantia estendida começa onde a garantia termina e a aumenta em 1 ano. A [consulta de garantia](page:warranty-check) mostra quando é isso; anote o dia na compra.
`,
  },
  'how-do-i-claim': {
    question: 'Minha tela quebrou. Como uso minha proteção?',
    answer: `
:::steps
# A tela quebra
Cole fita transparente sobre o vidro e [salve seus dados](article:back-up-phone-before-repair) enquanto ainda consegue desbloquear o celular.

# Venha a uma assistência técnica
[Encontre um perto de você](page:service-center) ou use o reparo com coleta, onde existir.

# O benefício é descontado
A proteção é encontrada pelo próprio celular. Você não precisa de cartão, nota fiscal nem papel, só do aparelho.

# O reparo fica pronto
Teste o toque, a imagem e as câmeras antes de sair. Com isso a proteção foi usada.
:::

Se o celular estiver tão quebrado que não dê para ler o IMEI, traga a caixa: o número está na etiqueta.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Recebi outro celular na garantia. A proteção passa para ele?',
    answer: `
Pode passar. A proteção está ligada ao IMEI, por isso precisa ser vinculada ao celular novo. Peça isso à central de atendimento, no rodapé, ou no [chat on-line](page:chat), e tenha em mãos:

- o IMEI do celular antigo e o do novo,
- o número da ordem de serviço,
- o número de telefone do seu pedido de proteção.

Leva cerca de 5 dias úteis. Os direitos são calculados de novo para o celular novo, e as datas podem mudar; olhe [Meus pedidos](page:purchase-service/order-list) quando estiver feito. Se o celular novo quebrar nesse meio-tempo, diga na assistência técnica que a mudança está em andamento.
`,
  },
  'my-payment-failed': {
    question: 'Meu pagamento falhou. O que acontece com o pedido?',
    answer: `
O pedido fica guardado. Você pode tentar de novo na hora ou pagar depois em [Meus pedidos](page:purchase-service/order-list).

:::steps
# Veja se foi pago
Abra primeiro “Meus pedidos”. Um pagamento em andamento pode demorar um momento, e pode ter dado certo mesmo que a página não tenha dito nada.

# Tente de novo
Escolha “Tentar de novo”, com a mesma forma de pagamento ou com outra.

# Cuide da data
A proteção de tela só pode ser comprada on-line em até 3 dias depois da ativação. Um pedido sem pagamento não para o prazo.
:::

Se saiu dinheiro da sua conta e o pedido continua sem pagamento, [fale conosco](page:contact) com o número do pedido.
`,
  },
  'cancel-a-protection-order': {
    question: 'Posso cancelar um pedido de proteção?',
    answer: `
Um pedido mostra “Cancelar pedido” em [Meus pedidos](page:purchase-service/order-list) enquanto puder ser cancelado. Entre na conta com que você comprou, escolha o pedido e confirme.

- **Ainda não pago**: o cancelamento encerra o pedido, e nada é devido.
- **Pago**: quanto você recebe de volta, e até quando, está nos termos do seu país que você aceitou na compra. Leia-os no pedido, em “Ver minha apólice de serviço”.
- **Usado**: um benefício descontado em um reparo já foi usado.

Comprou em uma loja? Então quem ajuda primeiro é a loja que recebeu o pagamento. Leve o celular e o recibo.
`,
  },
}
