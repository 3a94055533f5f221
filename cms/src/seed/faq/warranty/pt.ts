import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Como vejo se meu celular ainda está na garantia?',
    answer: `
:::steps
# Encontre o IMEI
Disque \`*#06#\`. O número de 15 dígitos aparece na tela. Ele também está na caixa. Há [outros lugares para encontrá-lo](article:find-your-imei-number), se o celular não ligar.

# Digite-o
Abra a [consulta de garantia](page:warranty-check), digite o IMEI e confira os dígitos mais uma vez.

# Leia a resposta
Você vê a marca, o modelo, o dia da ativação, a situação e o dia em que a garantia termina.
:::

Um celular com dois chips SIM tem dois números. Use o IMEI 1. Um celular novo aparece 24 horas depois de ativado, por isso espere um dia antes de se preocupar.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'O que a garantia cobre e o que não cobre?',
    answer: `
Ela cobre defeitos de material e de fabricação: um aparelho que para de funcionar embora tenha sido usado como devia. Nesse caso, peça e mão de obra não custam nada.

Em regra, ela não cobre:

- quedas, pancadas e pressão, como uma tela trincada;
- líquido, fogo, raio e tensão errada;
- mudanças e reparos feitos por outros;
- desgaste, riscos e acessórios depois do prazo deles.

Quanto ela dura depende do produto, da peça e do país. O que vale é a [política de serviço](page:service-policy) da sua marca e do seu produto: escolha os dois e leia. Para acidentes existe a [proteção de tela](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'A consulta de garantia diz que meu aparelho não está ativado. Por quê?',
    answer: `
Um aparelho é ativado pelo uso: isso acontece sozinho depois que ele recebe um chip SIM e fica algum tempo conectado. Você não precisa registrar nada.

:::steps
# Confira o número
Um dígito errado leva a outro aparelho. Disque \`*#06#\` e compare.

# Conecte-se
Coloque um chip SIM, ligue os dados móveis e use o celular como sempre por algumas horas.

# Espere um dia
A garantia aparece 24 horas depois da ativação.
:::

Se depois de dois dias de uso ainda aparecer “não ativado”, [fale conosco](page:contact) com uma foto da caixa e da nota fiscal. Se você comprou o celular como novo e ele foi ativado muito antes, pergunte primeiro à loja.
`,
  },
  'imei-does-not-exist': {
    question: 'A consulta diz que meu IMEI não existe. O que posso fazer?',
    answer: `
Na maioria das vezes um dígito está errado. Um IMEI tem 15 dígitos e nenhuma letra; copie-o da tela depois de discar \`*#06#\`, e não da caixa, onde um 6 se confunde com um 8.

Se o número está certo, pense nisto:

- O aparelho é de outra marca. Aqui só se consultam aparelhos Aster, Kite e Solis.
- Você digitou o número de série, que tem letras.
- O número do celular e o da caixa são diferentes. Nesse caso, volte à loja com os dois.

[Encontre seu IMEI](article:find-your-imei-number) mostra todos os lugares onde ele está escrito. Se ainda não for encontrado, [escreva para nós](page:contact) com uma foto da etiqueta.
`,
  },
  'warranty-in-another-country': {
    question: 'Comprei meu celular em outro país. A garantia vale aqui?',
    answer: `
Um celular tem a garantia do país para o qual foi feito e vendido. Se a consulta responder que ele foi enviado de outro país, ele está fora da garantia onde você está, e o reparo só é possível mediante pagamento.

Consulte de novo [para o país onde você comprou](page:choose-your-country-or-region), e antes desligue a VPN: ela faz você aparecer em outro lugar. Se estiver em viagem, você pode pagar o reparo aqui, ou guardar a nota fiscal e repará-lo no seu país, na garantia.

Pergunte à loja antes de comprar um celular de fora. “Garantia internacional” em um adesivo é promessa da loja, não nossa.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Meu celular caiu. Perdi toda a garantia?',
    answer: `
Não. O dano da queda não está coberto, mas a garantia do resto continua. Se a entrada de carga falhar meio ano depois e a queda não tiver nada a ver com isso, é um caso de garantia como antes.

É diferente quando a queda é a causa: uma estrutura torta, líquido que entrou pela trinca ou uma peça que se soltou. O técnico examina isso e mostra o que encontrou antes de você pagar qualquer coisa.

Por isso, troque logo uma tela trincada. [Os primeiros passos](article:cracked-screen-first-steps) protegem seus dedos e seus dados até lá. Se ele cair na água, [desligue-o](article:phone-fell-in-water) na hora.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'Como funciona a garantia de uma TV ou de um eletrodoméstico?',
    answer: `
Sem IMEI, é a nota fiscal que mostra o dia da compra. Guarde-a em foto: o papel térmico se apaga em um ano. Você também precisa do modelo e do número de série da etiqueta: atrás da TV, dentro da porta da geladeira ou da lavadora, na lateral da unidade interna do ar-condicionado.

O prazo depende do produto, da peça e do país. Leia-o na [política de serviço](page:service-policy), em Solis e Eletrodomésticos. [Garantia da TV](page:tv-warranty) diz o que conferir no primeiro dia, e [assistência de ar-condicionado](page:air-conditioner-repair-and-service), o que é manutenção e não garantia.
`,
  },
}
