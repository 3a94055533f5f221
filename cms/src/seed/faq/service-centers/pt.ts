import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'Como encontro a assistência técnica mais próxima?',
    answer: `
Abra [assistências técnicas](page:service-center). Você pode buscar de duas formas:

- por **país, estado e cidade**, de uma lista para a outra;
- por **palavra-chave**, como uma rua, um bairro ou o nome de um shopping.

Cada resultado mostra o nome, o telefone, o e-mail, o horário de cada dia da semana, a marca atendida, a distância e como chegar. Para a distância, o navegador pergunta onde você está; se você recusar, todo o resto funciona do mesmo jeito.

Se nada for encontrado, tente uma cidade maior por perto ou deixe o bairro de fora. A grafia muda entre mapas e endereços mais do que se imagina.
`,
  },
  'when-is-the-center-open': {
    question: 'Quando minha assistência técnica abre?',
    answer: `
O horário de cada assistência, de segunda a domingo, está na [página de assistências técnicas](page:service-center). Eles são diferentes: uma em um shopping pode abrir mais tarde e também aos domingos; outra em uma área de escritórios pode fechar aos sábados.

Em feriados e no Ramadã o horário pode mudar em cima da hora. Ligue antes de sair; o número está ao lado do horário.

:::hint
Se quiser esperar pelo reparo, chegue pelo menos uma hora antes de fechar. Aparelhos que chegam mais tarde são examinados na manhã seguinte.
:::

O horário do rodapé é o da central de atendimento, não o das assistências.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Toda assistência técnica repara todos os aparelhos?',
    answer: `
Não. Cada resultado da [busca](page:service-center) diz que marca a assistência atende. Celulares Aster e Kite e acessórios Kite são recebidos no balcão. Para TVs, aparelhos de ar-condicionado, geladeiras e lavadoras Solis, muitas vezes um técnico vai à sua casa, porque são grandes e devem ser testados onde ficam.

Antes de carregar algo pesado, ligue para a assistência. Tenha em mãos:

- o modelo e o número de série da etiqueta,
- o dia da compra,
- o que o aparelho faz ou deixou de fazer, em uma frase.

Eles dizem se você deve vir, enviar ou esperar uma visita. Para notebooks e tablets, pergunte se a peça está em estoque.
`,
  },
  'what-is-priority-reception': {
    question: 'O que é o atendimento prioritário e quem tem direito?',
    answer: `
Alguns aparelhos trazem um cartão na caixa. Mostre-o em uma assistência técnica e seu atendimento passa na frente da fila. É só isso: ele agiliza a recepção, não o reparo, e não muda a garantia nem o preço.

:::steps
# Procure na caixa
O cartão fica junto do guia rápido. Nem todo modelo tem.

# Leve-o com o aparelho
Mostre-o na recepção, antes de pegar uma senha.
:::

Sem o cartão, o atendimento é por ordem de chegada, como para todos. Se marcou um horário, venha nesse horário: aí não precisa dele. Guarde o cartão com a nota fiscal, para achar os dois quando o aparelho quebrar e você estiver com pressa.
`,
  },
  'no-center-near-me': {
    question: 'Não há assistência técnica perto de mim. O que posso fazer?',
    answer: `
Tente isto, nesta ordem:

:::steps
# Pergunte primeiro
Abra um [chat](page:chat) ou ligue para a central de atendimento, no rodapé. Muitos defeitos são um ajuste, e o resto fica mais fácil de planejar quando se sabe o que quebrou.

# Veja se podem buscar
Em algumas cidades há reparo com coleta, e o aparelho é buscado. A [página de pós-venda](page:after-sales) diz quais.

# Planeje uma só viagem
Ligue para a assistência mais próxima, diga o modelo e o defeito, e peça um aviso quando a peça chegar. Assim você só vem uma vez.
:::

:::warning
Não envie pelo correio um aparelho com a bateria inchada ou que caiu na água. Leve-o pessoalmente.
:::
`,
  },
}
