/** Where our own pages ask the assistant, open a tool that it offers, and say how an answer was. */
export const ASSISTANT_PATH = '/api/assistant/'
export const OPEN_TOOL_PATH = '/api/assistant/tool/'
export const FEEDBACK_PATH = '/api/assistant/feedback/'
