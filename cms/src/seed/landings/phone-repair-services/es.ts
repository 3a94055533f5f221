import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Servicios de reparación de teléfonos',
  description:
    'Qué señal apunta a qué pieza, qué hace un técnico y qué puede probar antes: batería, carga, pantalla, cámara, sonido, botones, placa base y software.',
  sections: {
    hero: {
      title: '¿Qué reparación necesita su teléfono?',
      text: 'Busque la señal que ve. Debajo está lo que se hace y lo que puede probar usted antes.',
      pictureAlt: 'Un teléfono desarmado: tapa, batería, placa base, cámara y pantalla, una junto a otra',
      actions: { price: 'Ver precios de repuestos', find: 'Buscar un centro de servicio' },
    },
    battery: {
      title: 'Batería',
      body: `
**Señales.** Se acaba a mediodía aunque nada cambió; se apaga con un 20 o 30 por ciento; la tapa se levanta.

**Pruebe antes.** En Ajustes, Batería, busque una aplicación muy por encima de las demás. [Los hábitos que cuidan una batería](article:make-your-phone-battery-last) también ayudan a la próxima.

**Qué se hace.** Se cambia la batería, se renueva el sello de la tapa y se prueba una carga completa. Sus datos no se tocan.

:::warning
Una batería que se abulta no se vuelve a cargar, no se presiona y no se perfora. Tráigala el mismo día.
:::
`,
    },
    charging: {
      title: 'Carga',
      body: `
**Señales.** El conector queda flojo; carga solo en un ángulo o muy lento, o avisa que hay humedad.

**Pruebe antes.** Otro cable, otro cargador y [un puerto limpio](article:how-to-clean-charging-port-on-phone). Esto ayuda más a menudo que cualquier pieza.

**Qué se hace.** El puerto se limpia y se mide. Si está gastado, se cambia; en algunos modelos va en una placa pequeña aparte, lo que sale más barato. Si el puerto está bien, se prueban después la batería y el circuito de carga.
`,
    },
    screen: {
      title: 'Pantalla',
      body: `
**Señales.** Grietas, líneas, manchas que crecen, parpadeo, o una pantalla que actúa sola o no responde al toque.

**Pruebe antes.** Quite el protector de vidrio y reinicie. Un protector agrietado muchas veces parece una pantalla agrietada.

**Qué se hace.** En la mayoría de los teléfonos, el vidrio, la capa táctil y el panel son una sola pieza y se cambian juntos. Se revisa el marco, porque uno doblado rompe la pantalla nueva. [Reparación de pantallas rotas](page:broken-screen-service) lo muestra paso a paso.
`,
    },
    camera: {
      title: 'Cámara',
      body: `
**Señales.** Las fotos salen borrosas, la lente vibra, la imagen está negra o hay una mancha en todas las fotos.

**Pruebe antes.** Limpie el vidrio con un paño suave, cierre todas las aplicaciones y tome una foto con cada lente. Si solo una aplicación muestra negro, le falta el permiso.

**Qué se hace.** Un vidrio rayado se cambia sin la cámara. Si una lente ya no enfoca, se cambia el módulo de la cámara. Al final se prueba cada lente de cerca y de lejos.
`,
    },
    sound: {
      title: 'Altavoz y micrófono',
      body: `
**Señales.** Oye a los demás como de lejos; los demás no lo oyen; la música crepita.

**Pruebe antes.** Haga una llamada en altavoz. Si se oye bien, es el auricular, y casi siempre polvo: cepíllelo con un cepillo de dientes seco y suave. Grabe una nota de voz para probar el micrófono. Apague el Bluetooth, para que el sonido no se vaya a otro lado.

**Qué se hace.** Se limpian las rejillas. Si sigue en silencio, se cambia el altavoz, el auricular o la placa con el micrófono.
`,
    },
    buttons: {
      title: 'Botones',
      body: `
**Señales.** El de encendido o el de volumen se pega, hay que apretarlo mucho o actúa solo.

**Pruebe antes.** Quite la funda; muchas presionan un botón. Pase un paño por el borde con el teléfono apagado.

**Qué se hace.** El botón y el cable fino que tiene detrás se cambian juntos. Un lector de huellas en el botón de encendido se conserva o se configura de nuevo. Si el marco está doblado en ese punto, se endereza o se cambia.
`,
    },
    mainboard: {
      title: 'Placa base',
      body: `
**Señales.** El teléfono no enciende, no encuentra red, pierde el IMEI o se reinicia una y otra vez.

**Pruebe antes.** Cárguelo media hora con un cargador que funcione y después mantenga presionados encendido y bajar volumen durante 15 segundos. Pruebe otra tarjeta SIM.

**Qué se hace.** Primero se descartan la batería, la pantalla y el puerto, que cuestan menos. Si es la placa, se cambia. El precio depende del tamaño de la memoria y del almacenamiento.

:::warning
Sus datos están en la placa base. Cuando se cambia, los datos se van con ella. Se lo decimos antes, y usted decide.
:::
`,
    },
    software: {
      title: 'Software',
      body: `
**Señales.** Se queda en el logotipo, se traba después de una actualización, o las aplicaciones se cierran solas.

**Pruebe antes.** Libere una décima parte del almacenamiento, instale las actualizaciones pendientes y reinicie en modo seguro, si su teléfono lo tiene. Si ahí la falla desaparece, la causa es una aplicación.

**Qué se hace.** Se instala de nuevo el sistema de su modelo. A veces se puede sin restablecer, a menudo no, así que [guarde sus datos](article:back-up-phone-before-repair) mientras pueda.
`,
    },
    before: {
      title: 'Antes de venir',
      items: {
        save: {
          title: 'Guarde sus datos',
          text: 'Fotos, contactos, chats. Después saque la tarjeta SIM y la de memoria.',
        },
        describe: {
          title: 'Describa la falla',
          text: 'Qué pasa, desde cuándo y qué pasó antes. Un video corto vale mucho.',
        },
        bring: {
          title: 'Traiga lo que corresponde',
          text: 'El cargador si falla la carga, la factura, y la tarjeta de la caja si la tiene.',
        },
      },
    },
    questions: { title: 'Preguntas sobre las piezas' },
  },
}
