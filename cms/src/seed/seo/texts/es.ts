import type { SeoTexts } from './seo-texts'

export const es: SeoTexts = {
  home: [
    'Servicio de Aster, Kite y Solis',
    'Consulte la garantía, siga una reparación, encuentre un centro de servicio y el precio de los repuestos, y lea consejos para sus dispositivos.',
  ],
  about: [
    'Quiénes somos',
    'Carelane es el servicio posventa de Aster, Kite y Solis. Nuestros valores y lo que puede esperar de una reparación.',
  ],
  'after-sales': [
    'Servicio posventa para sus dispositivos',
    'De la primera pregunta al dispositivo reparado: qué hace el servicio posventa por teléfonos, televisores, portátiles y electrodomésticos.',
  ],
  'air-conditioner-repair-and-service': [
    'Reparar y limpiar el aire acondicionado',
    '¿No enfría, gotea o huele mal? Qué puede revisar por su cuenta y cómo un técnico va a su casa.',
  ],
  'broken-screen-service': [
    'Pantalla rota: la reparación paso a paso',
    'Qué hacer primero, cómo es la reparación, cuánto tarda y cuándo la paga la protección de pantalla.',
  ],
  chat: [
    'Chat con atención al cliente',
    'Escriba a atención al cliente sobre reparaciones, garantía o pedidos. Tenga a mano el IMEI o el número de orden.',
  ],
  'choose-your-country-or-region': [
    'Elija su país o región',
    'Cada país tiene sus centros de servicio, línea de atención, precios y políticas. Elija dónde está y en qué idioma lee.',
  ],
  contact: [
    'Contacto: teléfono, correo y chat',
    'Llame a la línea de atención de su país, escriba un correo o abra un chat. Y sepa qué número del dispositivo tener a mano.',
  ],
  detail: [
    'Noticias y consejos',
    'Artículos del equipo de servicio sobre reparación, garantía y cuidado de teléfonos, tabletas, televisores, portátiles y más.',
  ],
  'drivers-download': [
    'Controladores y manuales de portátiles',
    'Descargue los controladores, el manual y la guía de instalación de su portátil por número de serie (SNID) o modelo.',
  ],
  'exclusive-service': [
    'Planes de protección Care+',
    'Elija su país y su teléfono, vea qué planes puede tener y cuánto cuestan, y compre en línea.',
  ],
  faq: [
    'Preguntas sobre reparación y garantía',
    'Respuestas breves sobre plazos, garantía, repuestos, planes de protección, datos y descargas, ordenadas por tema.',
  ],
  news: [
    'Noticias del servicio',
    'Lo nuevo en el servicio de Aster, Kite y Solis y lo que cambia para quien tiene un dispositivo electrónico.',
  ],
  'news-detail': [
    'Noticias del servicio',
    'Un artículo de nuestras noticias: qué hay de nuevo y qué significa para usted y su dispositivo.',
  ],
  'phone-repair': [
    'Reparación de teléfonos: qué arreglamos',
    'Batería, carga, botones, placa, pantalla, cámara, altavoz: qué reparamos, cómo es el proceso y adónde llevar el teléfono.',
  ],
  'phone-repair-services': [
    'Servicios para su teléfono',
    'Diagnóstico, reparación con repuestos originales, actualización y cuidado de sus datos: qué incluye cada servicio.',
  ],
  'phone-unlocking-appeal': [
    'Solicitud para desbloquear un teléfono',
    '¿Su teléfono está bloqueado y es suyo? Envíe una solicitud con el comprobante de compra. Se revisa en 7 días hábiles.',
  ],
  policy: [
    'Privacidad, términos y cookies',
    'Cómo tratamos sus datos, con qué términos usa este sitio y qué cookies guarda, en palabras sencillas.',
  ],
  protection: [
    'Protección de pantalla y garantía extendida',
    'Qué cubren las dos protecciones, cuándo y cómo comprarlas, y cómo usarlas en cuatro pasos.',
  ],
  'purchase-service': [
    'Comprar un plan de protección en línea',
    'Elija un plan para su teléfono, pague en línea y encuentre sus pedidos y activaciones en un solo lugar.',
  ],
  'purchase-service-offline': [
    'Comprar un plan de protección en tienda',
    'Elija un plan y una tienda cercana, y siga aquí su pedido y la activación.',
  ],
  'repair-appointment': [
    'Reservar una cita de reparación',
    'Elija un centro, un día y una hora, y cuente qué le pasa al dispositivo: esperará menos.',
  ],
  'repair-status': [
    'Estado de su reparación',
    'Vea cómo va su reparación con el número de orden o con un número de teléfono con código de país.',
  ],
  search: [
    'Buscar ayuda y servicios',
    'Encuentre servicios, respuestas, noticias, consejos y políticas. Bastan dos letras para empezar.',
  ],
  'service-center': [
    'Encontrar un centro de servicio',
    'Centros por país, estado y ciudad o por palabra clave, con horario, teléfono, distancia y cómo llegar.',
  ],
  'service-manal': [
    'Manuales de servicio por producto',
    'Instalación, cuidado y primeras comprobaciones de teléfonos, televisores, portátiles y electrodomésticos.',
  ],
  'service-manal-detail': [
    'Manual de servicio',
    'Cómo instalar, cuidar y revisar su dispositivo antes de llamar al servicio.',
  ],
  'service-policy': [
    'Política de servicio por marca y producto',
    'Qué cubre la garantía de Aster, Kite y Solis, cuánto dura, qué excluye y cómo usarla. Elija marca y producto.',
  ],
  'spare-parts-price': [
    'Precios de repuestos',
    'Vea cuánto cuesta una pantalla, una batería o una placa para su modelo: pieza, mano de obra y total, como referencia.',
  ],
  'spare-parts-serial': [
    '¿Este repuesto es original?',
    'Escriba el número de serie de un repuesto para saber si es original de nuestro servicio.',
  ],
  survey: [
    'Encuesta: su opinión del servicio',
    'Unas pocas preguntas sobre nuestro servicio. Sus respuestas nos dicen qué mejorar.',
  ],
  tips: [
    'Consejos para teléfonos, TV y portátiles',
    'Carga, calor, agua, lentitud, sonido, limpieza: resuelva por su cuenta los problemas pequeños, con ayuda de quienes reparan.',
  ],
  'tips-detail': [
    'Consejos y trucos',
    'Un consejo paso a paso: qué puede hacer usted y cuándo debe revisarlo un técnico.',
  ],
  'tv-warranty': [
    'Garantía de su televisor',
    'Consulte la garantía de su televisor Solis con el número de serie y lea qué cubre.',
  ],
  'warranty-check': [
    'Consultar la garantía con el IMEI',
    'Marque *#06#, escriba el IMEI de su teléfono y vea si está en garantía y hasta cuándo.',
  ],
}
