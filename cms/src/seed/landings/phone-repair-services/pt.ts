import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const pt: LandingTextOf<typeof page> = {
  title: 'Serviços de reparo de celular',
  description:
    'Que sinal aponta para que peça, o que um técnico faz e o que você pode tentar antes: bateria, carga, tela, câmera, som, botões, placa-mãe e software.',
  sections: {
    hero: {
      title: 'De que reparo o seu celular precisa?',
      text: 'Encontre o sinal que você vê. Abaixo dele está o que é feito e o que você pode tentar antes por conta própria.',
      pictureAlt: 'Um celular desmontado: tampa, bateria, placa-mãe, câmera e tela, lado a lado',
      actions: { price: 'Ver preços de peças', find: 'Encontrar uma assistência técnica' },
    },
    battery: {
      title: 'Bateria',
      body: `
**Sinais.** Acaba ao meio-dia sem que nada tenha mudado; desliga com 20 ou 30 por cento; a tampa levanta.

**Tente antes.** Em Configurações, Bateria, procure um aplicativo muito à frente dos outros. [Hábitos que conservam a bateria](article:make-your-phone-battery-last) ajudam também a próxima.

**O que é feito.** A bateria é trocada, a vedação da tampa é renovada e uma carga completa é testada. Ninguém mexe nos seus dados.

:::warning
Uma bateria estufada não se carrega mais, não se aperta e não se fura. Traga-a no mesmo dia.
:::
`,
    },
    charging: {
      title: 'Carga',
      body: `
**Sinais.** O conector fica frouxo; só carrega em um ângulo, carrega devagar ou avisa que há umidade.

**Tente antes.** Outro cabo, outro carregador e [uma entrada limpa](article:how-to-clean-charging-port-on-phone). Isso ajuda mais vezes que qualquer peça.

**O que é feito.** A entrada é limpa e medida. Se estiver gasta, é trocada; em alguns modelos ela fica em uma pequena placa separada, o que sai mais barato. Se a entrada estiver boa, a bateria e o circuito de carga são testados em seguida.
`,
    },
    screen: {
      title: 'Tela',
      body: `
**Sinais.** Trincas, linhas, manchas que crescem, imagem piscando, ou toque que age sozinho ou não responde.

**Tente antes.** Retire a película de vidro e reinicie. Uma película trincada muitas vezes parece uma tela trincada.

**O que é feito.** Na maioria dos celulares, vidro, camada de toque e painel são uma peça só e são trocados juntos. A estrutura é conferida, pois uma torta quebra a tela nova. [Reparo de tela quebrada](page:broken-screen-service) mostra o caminho passo a passo.
`,
    },
    camera: {
      title: 'Câmera',
      body: `
**Sinais.** As fotos saem borradas, a lente balança, a imagem fica preta ou há uma mancha em todas as fotos.

**Tente antes.** Limpe o vidro com um pano macio, feche todos os aplicativos e tire uma foto com cada lente. Se só um aplicativo mostra preto, falta a permissão.

**O que é feito.** Um vidro riscado é trocado sem a câmera. Se uma lente não foca mais, troca-se o módulo da câmera. No fim, cada lente é testada de perto e de longe.
`,
    },
    sound: {
      title: 'Alto-falante e microfone',
      body: `
**Sinais.** Você ouve os outros como se estivessem longe; os outros não ouvem você; a música chia.

**Tente antes.** Faça uma ligação no viva-voz. Se ela estiver boa, o problema é o alto-falante do ouvido, e quase sempre é poeira: escove-o com uma escova de dentes macia e seca. Grave uma nota de voz para testar o microfone. Desligue o Bluetooth, para que o som não vá para outro lugar.

**O que é feito.** As grades são limpas. Se continuar mudo, troca-se o alto-falante, o do ouvido ou a placa com o microfone.
`,
    },
    buttons: {
      title: 'Botões',
      body: `
**Sinais.** O de ligar ou o de volume prende, precisa ser apertado com força ou age sozinho.

**Tente antes.** Tire a capa; muitas apertam um botão. Passe um pano pela borda, com o celular desligado.

**O que é feito.** O botão e o cabo fino atrás dele são trocados juntos. Um leitor de impressão digital no botão de ligar é mantido ou configurado de novo. Se a estrutura estiver torta nesse ponto, ela é endireitada ou trocada.
`,
    },
    mainboard: {
      title: 'Placa-mãe',
      body: `
**Sinais.** O celular não liga, não encontra rede, perde o IMEI ou reinicia o tempo todo.

**Tente antes.** Carregue por meia hora com um carregador que funcione e depois segure ligar e diminuir o volume por 15 segundos. Teste outro chip SIM.

**O que é feito.** Primeiro a bateria, a tela e a entrada são descartadas como causa, pois custam menos. Se for a placa, ela é trocada. O preço depende do tamanho da memória e do armazenamento.

:::warning
Seus dados estão na placa-mãe. Quando ela é trocada, os dados vão embora com ela. Avisamos antes, e você decide.
:::
`,
    },
    software: {
      title: 'Software',
      body: `
**Sinais.** Para no logotipo, trava depois de uma atualização, ou os aplicativos fecham sozinhos.

**Tente antes.** Libere um décimo do armazenamento, instale as atualizações pendentes e reinicie em modo de segurança, se o seu celular tiver. Se ali o defeito some, a causa é um aplicativo.

**O que é feito.** O sistema do seu modelo é instalado de novo. Às vezes dá para fazer sem restaurar, muitas vezes não, por isso [salve seus dados](article:back-up-phone-before-repair) enquanto pode.
`,
    },
    before: {
      title: 'Antes de vir',
      items: {
        save: {
          title: 'Salve seus dados',
          text: 'Fotos, contatos, conversas. Depois retire o chip SIM e o cartão de memória.',
        },
        describe: {
          title: 'Descreva o defeito',
          text: 'O que acontece, desde quando e o que houve antes. Um vídeo curto ajuda muito.',
        },
        bring: {
          title: 'Traga o que faz parte',
          text: 'O carregador, se o defeito for na carga, a nota fiscal e o cartão da caixa, se tiver.',
        },
      },
    },
    questions: { title: 'Perguntas sobre peças' },
  },
}
