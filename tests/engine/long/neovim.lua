-- Edits a site in Neovim as an author does, and prints the result of each step as one line. Runs in the site folder.
local program = vim.env.PROGRAM
local page = 'pages/company/about.json'

local function say(...)
  io.stdout:write(table.concat({ ... }, '\t') .. '\n')
end

local function wait_for(what, is_so)
  if not vim.wait(120000, is_so, 20) then
    say('failed', what)
    vim.cmd('qall!')
  end
end

local client = vim.lsp.start_client({ name = 'site', cmd = { 'node', program, 'lsp' }, root_dir = vim.fn.getcwd() })

local function open(file)
  vim.cmd('edit ' .. file)
  vim.lsp.buf_attach_client(0, client)
  wait_for('the server', function()
    return vim.lsp.get_client_by_id(client) and vim.lsp.get_client_by_id(client).initialized
  end)
end

local function line_of(words)
  vim.fn.cursor(1, 1)
  local number = vim.fn.search(vim.fn.escape(words, '[]\\/.*'), 'w')
  return number, vim.fn.getline(number)
end

local function ask(method, more)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 120000)
  for _, answer in pairs(answers or {}) do
    if answer.error then say('failed', method, answer.error.message) end
    return answer.result
  end
end

open(page)
local number, text = line_of('"/courses/first-night"')
if number == 0 then number, text = line_of('"t:illustration"') end
vim.fn.setline(number, (text:gsub('illustration', 'ilustration')))
wait_for('the sentence', function() return #vim.diagnostic.get(0) > 0 end)
local found = vim.diagnostic.get(0)[1]
say('wrong', found.lnum + 1 == number and 'at the line' or 'elsewhere', found.message)

vim.fn.cursor(number, found.col + 2)
local range = vim.lsp.util.make_given_range_params({ number, found.col }, { number, found.col + 1 }, 0, 'utf-16')
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction',
  { textDocument = range.textDocument, range = range.range, context = { diagnostics = {} } }, 120000)
local action = answers[client].result[1]
vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
say('fixed', action.title, vim.fn.getline(number) == text and 'as it was' or vim.fn.getline(number))
wait_for('nothing wrong', function() return #vim.diagnostic.get(0) == 0 end)

open('pages/telescopes/reflector-150.json')
line_of('"/mirror-care"')
vim.fn.search('mirror-care')
local places = ask('textDocument/definition')
vim.lsp.util.jump_to_location(places[1], 'utf-16')
say('jumped', vim.fn.fnamemodify(vim.fn.expand('%'), ':.'))

-- Opens a page without a media folder, because this version of Neovim cannot rename folders.
open(page)
line_of('"title"')
vim.fn.search('title')
local edit = ask('textDocument/rename', { newName = '/workshop' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
vim.cmd('wall')
say('renamed', vim.fn.filereadable('pages/company/workshop.json') == 1 and 'the file' or 'nothing')
vim.lsp.stop_client(client)
wait_for('the end', function() return vim.lsp.client_is_stopped(client) end)
vim.cmd('qall!')
